"""What every implementation of the store has to do, by the protocols of ``bot.store.protocol``."""
