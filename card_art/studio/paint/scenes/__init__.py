"""The cards, a handful to a module; each registers itself with `registry.scene`."""
