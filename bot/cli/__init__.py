"""The subcommands of ``python -m bot``.

Each module has ``COMMANDS``, a mapping from a subcommand's name to its ``program.Command``. Modules
own what their subcommands print and the exit status, and leave the work to other packages.
"""
