import type { LearnedWeights } from '@engawa/kernel'

// Written by: engawa learn daruma --rounds 1 --games 600 --duels 40 --seed engawa
// 2 seats, round 1: 7082 turns of 600 games, R² 0.34, won 64 % ±11 % of 80 games, accepted

/** By number of seats: what a turn's end is worth, in points ahead of the best rival at the end of the game. */
export const learned: LearnedWeights = {
  2: {
    constant: -1.407,
    lead: 0.3548,
    leadEarly: -0.2729,
    leadOverMean: 0.3548,
    darumas: 0.3613,
    early: -0.0374,
    halvesMine: 0.1519,
    halvesNext: -0.2075,
    displayMine: 0.3713,
    displayNext: -0.2199,
    four: 0.3945,
    lastTurn: 0,
    closing: -1.309,
  },
}
