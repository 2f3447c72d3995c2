"""The subcommands of ``python -m bot``.

Each module has ``COMMANDS``, which maps names of subcommands to how they run. Modules own what
their subcommands print and the exit status, and leave the work to other packages.
"""
