import type { Chance } from './chance.ts'

/**
 * A face-down stack. What has not been drawn has no order: the next piece is drawn at random
 * when it is needed. Only pieces put under the stack keep theirs; they come when the rest is gone.
 */
export interface Bag<Piece> {
  readonly inside: Piece[]
  readonly under: Piece[]
}

export function bagOf<Piece>(pieces: Iterable<Piece>): Bag<Piece> {
  return { inside: [...pieces], under: [] }
}

export function bagSize(bag: Bag<unknown>): number {
  return bag.inside.length + bag.under.length
}

/**
 * The next piece, or nothing where the bag is empty. Every draw asks chance, also for a last piece
 * or one from under the stack: somebody may learn what it is, and that cannot be undone.
 */
export function drawFrom<Piece>(bag: Bag<Piece>, chance: Chance): Piece | undefined {
  const { inside } = bag
  if (inside.length === 0) {
    if (bag.under.length > 0) chance.int(1)
    return bag.under.shift()
  }
  const index = chance.int(inside.length)
  const piece = inside[index]
  const last = inside.pop()
  if (index < inside.length && last !== undefined) inside[index] = last
  return piece
}

/** Puts a piece under the stack. */
export function slideUnder<Piece>(bag: Bag<Piece>, piece: Piece): void {
  bag.under.push(piece)
}

/** Mixes pieces into the stack; the order of what lay under it is lost. */
export function shuffleInto<Piece>(bag: Bag<Piece>, pieces: Iterable<Piece>): void {
  bag.inside.push(...bag.under.splice(0), ...pieces)
}

export function copyBag<Piece>(bag: Bag<Piece>): Bag<Piece> {
  return { inside: bag.inside.slice(), under: bag.under.slice() }
}

/** The bag as one sees it who only knows how many pieces it holds. */
export function hideBag<Piece>(bag: Bag<Piece>, mark: Piece): Bag<Piece> {
  return { inside: bag.inside.map(() => mark), under: bag.under.map(() => mark) }
}
