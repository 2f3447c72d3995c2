"""Discord's side: the only rooms that know the gateway, the library and its requests."""
