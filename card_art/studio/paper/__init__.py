"""Layered cut paper in a light box: the stock, the box, the prints and the cards."""
