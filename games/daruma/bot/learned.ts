import type { LearnedWeights } from '@engawa/kernel'

// Written by: engawa learn daruma --rounds 1 --games 400 --duels 8 --seed engawa
// 2 seats, round 1: 7082 turns of 600 games, R² 0.34, won 64 % ±11 % of 80 games, accepted
// 3 seats, round 1: 5981 turns of 400 games, R² 0.29, won 43 % ±19 % of 24 games, accepted
// 4 seats, round 1: 7051 turns of 400 games, R² 0.34, won 52 % ±14 % of 32 games, accepted
// 5 seats, round 1: 8522 turns of 400 games, R² 0.33, won 26 % ±14 % of 40 games, refused

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
  3: {
    constant: -2.829,
    lead: 0.5808,
    leadEarly: -0.6303,
    leadOverMean: 0.2529,
    darumas: 0.1713,
    early: -0.8994,
    halvesMine: 0.03087,
    halvesNext: -0.1736,
    displayMine: 0.5511,
    displayNext: -0.1994,
    four: 0.198,
    lastTurn: 0,
    closing: -0.4738,
  },
  4: {
    constant: -4.149,
    lead: 0.4821,
    leadEarly: -0.5062,
    leadOverMean: 0.2748,
    darumas: 0.3714,
    early: -1.391,
    halvesMine: 0.03457,
    halvesNext: -0.07599,
    displayMine: 0.2869,
    displayNext: 0.2846,
    four: 0.1078,
    lastTurn: 0,
    closing: 0.06293,
  },
}
