"""Discord's REST routes: one module per resource, all registered in one table."""
