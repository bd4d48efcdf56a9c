// Bitoku's signs on a 24 grid: flat fill, sumi outline, one drawing each.
import { deeds } from './deeds.mjs'
import { spirits } from './spirits.mjs'
import { things } from './things.mjs'

export const signs = { ...things, ...spirits, ...deeds }
