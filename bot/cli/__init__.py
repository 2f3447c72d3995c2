"""One module per subcommand of ``python -m bot``.

Each has ``add_arguments(parser)`` and ``run(options) -> int``, the exit status.
"""
