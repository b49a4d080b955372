"""The games as research environments, under the names and interfaces that researchers know."""
