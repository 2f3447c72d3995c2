"""Talks to Discord: only this package knows the gateway, requests and the library's internals."""
