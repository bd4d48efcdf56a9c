import type { LearnedWeights } from '@engawa/kernel'

// Written by: engawa learn daruma --seats 2 --rounds 1 --games 2500 --duels 12 --seed new
// 2 seats, round 1: 29884 turns of 2500 games, R² 0.37, won 67 % ±14 % of 24 games, accepted
// 3 seats, round 1: 7483 turns of 500 games, R² 0.34, won 39 % ±26 % of 18 games, refused

/** By number of seats: what a turn's end is worth, in points ahead of the best rival at the end of the game. */
export const learned: LearnedWeights = {
  2: {
    constant: -0.6262,
    mineGood: 0.6045,
    minePlain: 0.2211,
    mineShunned: 0.3647,
    theirsGood: -0.6355,
    theirsPlain: -0.2669,
    theirsShunned: -1.383,
    mineGoodEarly: -0.6821,
    minePlainEarly: -0.1128,
    mineShunnedEarly: 1.21,
    theirsGoodEarly: 0.8214,
    theirsPlainEarly: 0.2361,
    theirsShunnedEarly: 0.694,
    leadOverMean: 0.6747,
    early: -0.5559,
    closing: -1.349,
    four: 0.4643,
    halfGoodNext: -0.4851,
    halfPlainNext: -0.1197,
    halfShunnedNext: 0.699,
    halfGoodMine: 0.1747,
    halfPlainMine: -0.05442,
    halfShunnedMine: -0.4067,
    swapNext: -0.3708,
    swapNextFar: -0.2898,
    swapMine: 0.191,
    swapMineFar: 0.2067,
  },
}
