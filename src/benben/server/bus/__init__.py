"""How the workers of one server reach each other."""
