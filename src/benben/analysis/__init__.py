"""Looking into games: counting, simulating, measuring."""
