"""How the workers of one server reach each other."""

from benben.server.bus.bus import Answering, Bus, BusDown, Hearing
from benben.server.bus.opening import open_bus

__all__ = ["Answering", "Bus", "BusDown", "Hearing", "open_bus"]
