import { darumas, tokens } from '@engawa/games/daruma/catalogue'
import type { Options } from '@engawa/games/daruma/rules'
import { Chance } from '@engawa/kernel'
import type { Match } from '../match.ts'
import {
  actionOf,
  eyesAt,
  give,
  group,
  keep,
  kind,
  lift,
  paint,
  pour,
  renew,
  roll,
  send,
  shift,
  stop,
  sum,
  swap,
} from './bare-moves.ts'

/*
 * Daruma written out by hand for one purpose, to be played at random and in place: no contract, no bag,
 * no events, no refusals, no copies; a move is one number, and one list of them is used again and again.
 * This is what the comfort of the kernel is measured against.
 */

const faceOf = ['', ...tokens.map((token) => token.face)]

type Phase = 'start' | 'dice' | 'pour' | 'roll' | 'group' | 'shift' | 'singles' | 'lift' | 'swap' | 'over'

export class Desk {
  readonly chance: Chance
  readonly seats: number
  readonly track: string[]
  readonly first: number
  readonly deck: number[]
  readonly display = [0, 0, 0, 0, 0]
  readonly pupils = [0, 0, 0, 0, 0]
  readonly painted = [0, 0, 0, 0, 0]
  readonly dice = [0, 0, 0, 0, 0, 0, 0]
  readonly hand = [8, 0, 0, 0, 0, 0, 0]
  readonly singles: number[] = []
  readonly owned: number[][]
  readonly moves: number[] = []
  phase: Phase = 'start'
  seat: number
  counter = 0
  homeward = false
  closing = false
  ledger = 0
  fictitious = 0
  gifted = false
  lifted = 0

  constructor(match: Match<Options>) {
    this.chance = Chance.seeded(match.seed)
    this.seats = match.seats
    const rounds = this.chance.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    this.track = rounds.slice(0, match.seats + 4).map((token) => faceOf[token] as string)
    this.chance.shuffle([1, 2, 3, 4, 5, 6])
    this.deck = darumas.map((daruma) => daruma.id)
    this.first = this.chance.int(match.seats)
    this.seat = this.first
    this.owned = Array.from({ length: match.seats }, () => [])
    for (let place = 0; place < 5; place++) this.display[place] = this.draw()
    if (this.track[0] === 'four') this.fictitious = 1
  }

  draw(): number {
    const { deck } = this
    if (deck.length === 0) return 0
    const index = this.chance.int(deck.length)
    const piece = deck[index] as number
    const last = deck.pop() as number
    if (index < deck.length) deck[index] = last
    return piece
  }

  take(): void {
    const daruma = this.draw()
    if (daruma > 0) this.owned[this.seat]?.push(daruma)
  }

  play(move: number): void {
    const what = move % kind
    switch (move - what) {
      case roll:
        this.throw()
        break
      case renew:
        for (const daruma of this.display) this.deck.push(daruma)
        for (let place = 0; place < 5; place++) {
          this.pupils[place] = 0
          this.display[place] = this.draw()
        }
        break
      case paint:
        this.paint(what)
        break
      case pour:
        inc(this.dice, what, -1)
        for (let v = 1; v <= 6; v++) this.gather(v)
        this.phase = 'pour'
        break
      case keep:
        inc(this.hand, what, -1)
        inc(this.dice, what, 1)
        break
      case group:
        this.gather(what)
        this.phase = 'roll'
        break
      case shift: {
        const value = what >> 4
        const single = this.phase === 'singles'
        if (single) this.singles.splice(this.singles.indexOf(value), 1)
        this.shift(value, what & 15, (single ? 1 : (this.dice[value] as number)) - (what & 15))
        if (this.singles.length === 0) this.goOn()
        break
      }
      case lift:
        this.lifted = what
        this.phase = 'swap'
        break
      case swap: {
        const to = this.owner(what)
        this.hands(what, to, this.owner(this.lifted))
        this.exchange(to)
        break
      }
      case send:
        this.exchange(what)
        break
      case give:
        this.hands(what >> 4, this.seat, what & 15)
        this.gifted = true
        this.ledger--
        this.hand[4] = 1
        this.phase = 'roll'
        break
      case stop:
        this.finish()
    }
  }

  throw(): void {
    const { hand, dice } = this
    const count = sum(hand)
    for (let v = 0; v <= 6; v++) hand[v] = 0
    for (let die = 0; die < count; die++) inc(hand, this.chance.int(6) + 1, 1)
    if ((hand[4] as number) >= 4) {
      this.take()
      this.phase = 'roll'
      return
    }
    this.ledger += hand[4] as number
    hand[4] = 0
    for (let v = 1; v <= 6; v++) {
      inc(dice, v, hand[v] as number)
      hand[v] = 0
    }
    this.goOn()
  }

  goOn(): void {
    if (this.ledger + this.fictitious >= 4) this.pass()
    else if (sum(this.dice) === 0) this.finish()
    else this.phase = 'dice'
  }

  gather(value: number): void {
    inc(this.hand, value, this.dice[value] as number)
    this.dice[value] = 0
  }

  paint(daruma: number): void {
    const place = this.display.indexOf(daruma)
    inc(this.dice, 1, -1)
    inc(this.painted, place, 1)
    if (!this.trigger(actionOf[daruma] as number, eyesAt(this, place))) this.goOn()
  }

  trigger(action: number, eyes: number): boolean {
    const { dice } = this
    let groups = 0
    let last = 0
    let single = 0
    for (let v = 1; v <= 6; v++) {
      if (dice[v] === 1) single++
      else if (dice[v] !== 0) {
        groups++
        last = v
      }
    }
    const waits = this.phase
    switch (action) {
      case 0:
        if (single + groups > 0) this.phase = 'roll'
        if (single + groups > 0) for (let v = 1; v <= 6; v++) this.gather(v)
        break
      case 1:
        if (groups === 1) this.gather(last)
        if (groups > 0) this.phase = groups === 1 ? 'roll' : 'group'
        break
      case 2:
        for (let v = 1; v <= 6; v++) if (dice[v] === 1) this.gather(v)
        if (single > 0) this.phase = 'roll'
        break
      case 3:
        if (groups === 1 && last === 3) this.shift(3, 0, dice[3] as number)
        else if (groups === 1 && last === 5) this.shift(5, dice[5] as number, 0)
        else if (groups > 0) this.phase = 'shift'
        break
      case 4:
        this.shiftSingles()
        break
      case 5:
        this.fictitious++
        break
      case 6:
        if (eyes === 2 && this.owned.some((own) => own.length > 0)) this.phase = 'lift'
    }
    return this.phase !== waits
  }

  shift(value: number, up: number, down: number): void {
    inc(this.dice, value, -up - down)
    inc(this.dice, value === 6 ? 1 : value + 1, up)
    inc(this.dice, value === 1 ? 6 : value - 1, down)
  }

  shiftSingles(): void {
    const { dice, singles } = this
    const three = dice[3] === 1
    const five = dice[5] === 1
    for (let v = 1; v <= 6; v++) if (v !== 3 && v !== 5 && dice[v] === 1) singles.push(v)
    if (three) this.shift(3, 0, 1)
    if (five) this.shift(5, 1, 0)
    if (singles.length > 0) this.phase = 'singles'
  }

  owner(daruma: number): number {
    return this.owned.findIndex((own) => own.includes(daruma))
  }

  hands(daruma: number, from: number, to: number): void {
    const own = this.owned[from] as number[]
    own.splice(own.indexOf(daruma), 1)
    this.owned[to]?.push(daruma)
  }

  exchange(to: number): void {
    this.hands(this.lifted, this.owner(this.lifted), to)
    this.lifted = 0
    this.goOn()
  }

  finish(): void {
    const unused = sum(this.dice)
    for (let place = 0; place < 5; place++) {
      if (eyesAt(this, place) === 2) {
        this.owned[this.seat]?.push(this.display[place] as number)
        this.pupils[place] = 0
        this.display[place] = 0
      } else if (this.painted[place] === 1) this.pupils[place] = 1
    }
    for (let place = 0; place < 5; place++) {
      if (this.display[place] !== 0) continue
      this.display[place] = this.draw()
      if (this.display[place] === 0) this.phase = 'over'
    }
    if (this.phase === 'over') return
    if (!this.closing && unused > 0) this.advance(unused > 1 ? 2 : 1)
    this.pass()
  }

  advance(steps: number): void {
    for (let step = 0; step < steps && !this.closing; step++) {
      this.counter += this.homeward ? -1 : 1
      if (this.counter === this.track.length - 1) this.homeward = true
      if (this.counter === 0) this.closing = true
    }
    if (this.track[this.counter] === 'daruma') this.take()
  }

  pass(): void {
    const next = (this.seat + 1) % this.seats
    if (this.closing && next === this.first) {
      this.phase = 'over'
      return
    }
    for (let v = 0; v <= 6; v++) {
      this.dice[v] = 0
      this.hand[v] = 0
    }
    this.hand[0] = 8
    for (let place = 0; place < 5; place++) this.painted[place] = 0
    this.ledger = 0
    this.gifted = false
    this.fictitious = this.track[this.counter] === 'four' ? 1 : 0
    this.seat = next
    this.phase = 'start'
  }
}

function inc(counts: number[], index: number, change: number): void {
  counts[index] = (counts[index] as number) + change
}
