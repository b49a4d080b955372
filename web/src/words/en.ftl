close = Close
bot-at-seat = { $bot } bot { $seat }
bot-greedy = Quick
bot-random = Wandering
seat-number = Seat { $seat }
