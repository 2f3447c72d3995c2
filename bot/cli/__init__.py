"""One module per subcommand of ``python -m bot``.

Each has ``add_arguments(parser)`` and ``run(options)``, which returns the exit status.
"""
