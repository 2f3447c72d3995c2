"""One module per subcommand of ``python -m bot``: ``add_arguments(parser)`` and ``run(options) -> int``."""
