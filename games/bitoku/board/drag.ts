import { type DragRules, type SpotId, useDrag, useScript } from '@engawa/web/kit'
import type { Region } from '../catalogue/index.ts'
import { isDestination, type Move, regionAt, type Thing, thingsOf } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import type { Scene } from './scene.ts'

/** Across the river from a region; the bank is one place however many dice stand there. */
export const bankOfRegion = (region: Region): SpotId => `bank:${region}`

/** Where something may be let go, and the moves that bring it there. */
interface Way {
  readonly place: SpotId
  readonly moves: readonly Move[]
}

/** The space that a die in hand is set on by a move. */
function spaceOf(move: Move): SpotId | undefined {
  if (move.kind === 'place') return `region:${move.region}`
  return move.kind === 'visit' ? `floor:${move.floor}` : undefined
}

function waysOfDie(scene: Scene, die: number): readonly Way[] {
  const { held, domain } = scene
  const cross = { kind: 'cross', die } as const
  const region = regionAt(domain.places[die] ?? 0)
  if (region !== 0 && scene.can(cross)) return [{ place: bankOfRegion(region), moves: [cross] }]
  const use = { kind: 'use', die } as const
  const first = held?.die === die ? [] : [use]
  const next = held?.die === die ? scene.moves : scene.can(use) ? scene.preview(use)?.moves() : undefined
  return (next ?? []).flatMap((move) => {
    const place = spaceOf(move)
    return place === undefined ? [] : [{ place, moves: [...first, move] }]
  })
}

/** The legal moves that bring a card or a tile to a place of its own. */
function movesOfPiece(scene: Scene, thing: Thing): readonly Move[] {
  const [kind, id] = thing.split(':')
  if (kind === 'card') return scene.of('play').filter(({ card }) => card === id)
  return [...scene.of('build'), ...scene.of('crystal')].filter(({ tile }) => tile === id)
}

const waysOfPiece = (scene: Scene, thing: Thing): readonly Way[] =>
  movesOfPiece(scene, thing).flatMap((move) =>
    thingsOf(scene.view, scene.seat, move)
      .filter(isDestination)
      .map((place) => ({ place, moves: [move] })),
  )

const dieOf = ({ seat }: Scene, thing: Thing): number | undefined => {
  const [kind, owner, die] = thing.split(':')
  return kind === 'die' && Number(owner) === seat ? Number(die) : undefined
}

/** Asked for every piece that is drawn, so without trying any move. */
function canBeDragged(scene: Scene, thing: Thing): boolean {
  if (!scene.asked) return false
  const die = dieOf(scene, thing)
  if (die === undefined) return movesOfPiece(scene, thing).length > 0
  return scene.held?.die === die || scene.can({ kind: 'use', die }) || scene.can({ kind: 'cross', die })
}

/**
 * A card to a slot, a tile to where it is built or laid, a die to its space or over the river. What cannot be
 * taken back, or can be paid in several ways, is chosen there and waits for the control that says so.
 */
export function useDragged(scene: Scene, aim: Aiming, thing: Thing) {
  const script = useScript(scene)
  const ways = () => {
    const die = dieOf(scene, thing)
    return die === undefined ? waysOfPiece(scene, thing) : waysOfDie(scene, die)
  }
  const rules: DragRules = {
    ghost: (piece) => piece.querySelector('.bit-die'),
    places: () => ways().map(({ place }) => place),
    drop(place) {
      const [way, ...others] = ways().filter((one) => one.place === place)
      const [first, ...rest] = way?.moves ?? []
      if (way === undefined || first === undefined) return false
      const waits = others.length > 0 || scene.preview(first)?.final !== false
      if (waits) aim.choice.choose(thingsOf(scene.view, scene.seat, first))
      else if (rest.length > 0) script(way.moves)
      else scene.act(first)
      return !waits
    },
  }
  return useDrag(canBeDragged(scene, thing) ? rules : undefined)
}
