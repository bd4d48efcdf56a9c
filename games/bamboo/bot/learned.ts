import type { LearnedWeights } from '@engawa/kernel'

// Written by: engawa learn bamboo --rounds 1 --games 240 --duels 16 --seed engawa
// 2 seats, round 1: 5908 turns of 240 games, R² 0.33, won 59 % ±13 % of 32 games, accepted

/** By number of seats: what a turn's end is worth, in points ahead of the best rival at the end of the game. */
export const learned: LearnedWeights = {
  2: {
    constant: -0.2115,
    lead: 0.385,
    score: 0.385,
    coins: -0.05656,
    coinWorth: 0.3243,
    sticks: 1.373,
    store: -0.1308,
    storeWorth: 0.7095,
    tiles: -0.9987,
    goals: -1.337,
    goalWorth: 0.7762,
    homeWorth: -0.09324,
    scored: 0.4432,
    awake: 0.05945,
    asleep: 0.4108,
    temples: 0.8834,
    shoots: 0,
    crowded: 0.321,
    scoreEarly: -1.606,
    coinsEarly: 1.151,
    coinWorthEarly: -0.8572,
    sticksEarly: -1.139,
    storeEarly: -0.3045,
    storeWorthEarly: -0.01725,
    tilesEarly: 2.603,
    goalsEarly: 0.7121,
    goalWorthEarly: 1.542,
    homeWorthEarly: -0.9442,
    scoredEarly: 3.442,
    awakeEarly: -0.959,
    asleepEarly: 2.963,
    templesEarly: -1.256,
    shootsEarly: 0,
    crowdedEarly: -0.8254,
  },
}
