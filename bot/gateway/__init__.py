"""Discord's side: the only package that knows the gateway, the library and its requests."""
