import { type Market, type Resource, resources, type Worth } from './types.ts'

/** One purchase an effect offers, with its discount (BIT-059). */
export interface Offer {
  readonly market: Market
  readonly less: number
}

/** What an effect does, as data. Each row of the catalogue writes it in the codes of BIT-446 to BIT-462. */
export type Effect =
  | { readonly is: 'nothing' }
  | { readonly is: 'goods'; readonly of: readonly Resource[]; readonly count: number }
  | { readonly is: 'amulet'; readonly worth: Worth }
  | { readonly is: 'points'; readonly points: number }
  | { readonly is: 'movement'; readonly points: number }
  | { readonly is: 'advance'; readonly steps: number; readonly here: boolean }
  | { readonly is: 'back'; readonly steps: number }
  | { readonly is: 'unlock' }
  | { readonly is: 'draw'; readonly count: number }
  | { readonly is: 'look'; readonly deck: 'yokai' | 'bitoku' | 'vision' }
  | { readonly is: 'rock' }
  | { readonly is: 'rockPilgrim' }
  /** One of the offers. */
  | { readonly is: 'buy'; readonly offers: readonly Offer[] }
  /** Each of the offers, in the order the seat chooses, with one discount to share (BIT-074). */
  | { readonly is: 'buyBoth'; readonly offers: readonly Offer[]; readonly less: number }
  | { readonly is: 'all'; readonly parts: readonly Effect[] }
  /** So many different ones of the options (BIT-076, BIT-079). */
  | { readonly is: 'some'; readonly picks: 1 | 2; readonly options: readonly NamedEffect[] }

export interface NamedEffect {
  readonly name: string
  readonly effect: Effect
}

const purchases: Readonly<Record<string, Market>> = {
  build: 'building',
  crystal: 'crystal',
  mitama: 'mitama',
  fly: 'dragonfly',
}

/** Splits at a mark that stands outside of all brackets. */
function split(text: string, mark: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
    else if (text[i] === mark && depth === 0) {
      parts.push(text.slice(start, i).trim())
      start = i + 1
    }
  }
  parts.push(text.slice(start).trim())
  return parts
}

function isResource(text: string): text is Resource {
  return resources.some((resource) => resource === text)
}

function parseOffer(text: string): Offer | undefined {
  const [, word = '', less = '0'] = /^([a-z]+)(?:-(\d))?$/.exec(text) ?? []
  const market = purchases[word]
  return market === undefined ? undefined : { market, less: Number(less) }
}

function worth(count: number): Worth {
  if (count === 1 || count === 2 || count === 3) return count
  throw new Error(`no amulet is worth ${count}`)
}

/** One code without brackets, slashes or pluses. */
function parseCode(text: string): Effect {
  if (isResource(text)) return { is: 'goods', of: [text], count: 1 }
  const offer = parseOffer(text)
  if (offer !== undefined) return { is: 'buy', offers: [offer] }
  const [word = '', number = '1'] = text.split(' ')
  const count = Number(number)
  switch (word) {
    case 'none':
      return { is: 'nothing' }
    case 'res':
      return { is: 'goods', of: resources, count }
    case 'amu':
      return { is: 'amulet', worth: worth(count) }
    case 'pv':
      return { is: 'points', points: count }
    case 'mp':
      return { is: 'movement', points: count }
    case 'kod':
    case 'kodhere':
      return { is: 'advance', steps: count, here: word === 'kodhere' }
    case 'back':
      return { is: 'back', steps: count }
    case 'unlock':
      return { is: 'unlock' }
    case 'draw':
      return { is: 'draw', count }
    case 'yokai':
    case 'bitoku':
    case 'vision':
      return { is: 'look', deck: word }
    case 'rock':
      return { is: 'rock' }
    case 'rockpil':
      return { is: 'rockPilgrim' }
  }
  throw new Error(`unknown effect code ${text}`)
}

/** `a / b`: of resources one gain with a choice, of purchases one purchase, otherwise a choice by name. */
function parseOptions(options: readonly string[], count: number): Effect {
  if (options.every(isResource)) return { is: 'goods', of: options, count }
  const offers = options.map(parseOffer)
  if (offers.every((offer) => offer !== undefined)) return { is: 'buy', offers }
  return { is: 'some', picks: 1, options: options.map((name) => ({ name, effect: parseEffect(name) })) }
}

/** Reads the notation of the catalogue, e.g. `kod 1 + (build / crystal)`. */
export function parseEffect(text: string): Effect {
  const parts = split(text, '+')
  if (parts.length > 1) return { is: 'all', parts: parts.map(parseEffect) }
  const options = split(text, '/')
  if (options.length > 1) return parseOptions(options, 1)
  const [, head = '', inside = '', tail = ''] = /^([^(]*)\((.*)\)(.*)$/.exec(text) ?? []
  if (inside === '') return parseCode(text)
  if (head === '') return parseEffect(inside)
  if (head === 'two of ') {
    const named = split(inside, ',').map((name) => ({ name, effect: parseEffect(name) }))
    return { is: 'some', picks: 2, options: named }
  }
  if (head === 'both ') {
    const offers = split(inside, ',').map(parseOffer)
    if (offers.every((offer) => offer !== undefined))
      return { is: 'buyBoth', offers, less: Number(tail.slice(1)) }
  }
  const [, times] = /^(\d)x$/.exec(head) ?? []
  if (times !== undefined) return parseOptions(split(inside, '/'), Number(times))
  throw new Error(`unknown effect ${text}`)
}
