import type { Chance } from '@engawa/kernel'

/** What the adviser holds dear, found by playing many games against itself and the Tengu. */
export const weights = {
  goodsTime: 0.48,
  goodsShort: 1.4,
  goodsFew: 0.61,
  goodsMany: 0.12,
  pip: 0.7,
  pilgrim: 0.99,
  usualMovement: 0.99,
  usualStep: 0.99,
  visionMiss: 0.12,
  visionPull: 0.65,
  virtuePull: 0.45,
  rockHope: 0.6,
  rockGrowth: 0.32,
  rockPilgrims: 0.54,
  step: 0.7,
  bridge: 0.41,
  walkLater: 0.5,
  buildingIncome: 0.58,
  buildingNext: 0.38,
  memory: 2.66,
  crystalEffect: 1.17,
  mitamaHope: 0.94,
  dragonflyHope: 0.29,
  lookBitoku: 2.13,
  lookVision: 0.82,
  typeLater: 0.56,
  pathStep: 0.9,
  yokaiAction: 0.4,
  yokaiVirtue: 0.38,
  itemGrowth: 0.61,
  releaseLater: 0.34,
  releaseAction: 1.49,
  buildingAction: 0.76,
  crossLater: 0.41,
  first: 0.76,
  firstAtEnd: 1.29,
  amuletKept: 0.97,
  unlock: 0.68,
  patience: 0.22,
  dieBaseline: 0.53,
  sacrifice: 5.37,
  crossWait: 0.29,
}

export type Weights = Readonly<Record<keyof typeof weights, number>>

/** Somebody else's weights: each strays from ours, by `spread` in its logarithm. */
export function strayWeights(chance: Chance, spread: number): Weights {
  const strayed = { ...weights }
  for (const name of weightNames) strayed[name] *= Math.exp(spread * chance.normal())
  return strayed
}

const weightNames = Object.keys(weights) as (keyof typeof weights)[]
