import { at, Chance, type Locale, type Names, type ScoreSheet, sureSheet } from '@engawa/kernel'
import { previewMove } from '@engawa/table'
import { useBoard } from '@engawa/web/kit'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markets, regions } from '../../catalogue/index.ts'
import { bitoku, type Event, isTengu, type Move, type State } from '../../rules/index.ts'
import { table } from '../../test/helpers.ts'
import { makeWords } from '../../words/make.ts'
import { useAim } from '../aim.ts'
import { Dock } from '../dock.tsx'
import { MarketList, Shelf } from '../markets.tsx'
import { Overview } from '../overview.tsx'
import { Paths } from '../paths.tsx'
import { RegionView } from '../region.tsx'
import { type BitokuProps, sceneOf } from '../scene.ts'
import { phrasesFor } from '../words/index.ts'

type Phrases = Awaited<ReturnType<typeof phrasesFor>>

interface Language {
  readonly locale: Locale
  readonly phrases: Phrases
}

const names: Names = { seats: ['Margaux', 'Inès', 'Kenji', 'Sora'], viewer: 0 }

function propsFor(
  view: State,
  seat: number,
  moves: readonly Move[],
  locale: Locale,
  phrases: Phrases,
): BitokuProps {
  return {
    view,
    viewer: seat,
    names: { ...names, viewer: seat },
    locale,
    words: makeWords(phrases),
    moves,
    act: () => {},
    check: (move) => bitoku.check(view, seat, move),
    explain: () => {},
    preview: () => undefined,
    openRule: () => {},
    fresh: [] as readonly Event[],
    motion: 'off',
    secrets: 'open',
    scores: bitoku.score(view),
    sure: bitoku.score(view),
    undo: { can: false, run: () => {} },
    active: [seat],
  }
}

/** Every part of the board at once, as one seat sees it. */
function Everything({
  props,
  phrases,
  narrow,
}: {
  props: BitokuProps
  phrases: Phrases
  narrow: boolean
}): ReactNode {
  const scene = sceneOf(useBoard(props), phrases)
  const part = { scene, aim: useAim(scene, narrow, () => undefined) }
  return createElement(
    Fragment,
    null,
    createElement(Overview, { ...part, narrow }),
    ...regions.map((region) => createElement(RegionView, { ...part, region, narrow, key: region })),
    ...markets.map((market) => createElement(narrow ? MarketList : Shelf, { ...part, market, key: market })),
    createElement(Paths, { ...part, large: !narrow }),
    createElement(Dock, { ...part, narrow }),
  )
}

/** Draws the table for whoever decides and counts the controls. */
function draw(
  state: State,
  seat: number,
  decision: string,
  narrow: boolean,
  { locale, phrases }: Language,
): void {
  // Nobody sits at the table as the Tengu: its turns are seen from the other seat.
  const watched = isTengu(state, seat)
  const viewer = watched ? 0 : seat
  const moves = watched ? [] : bitoku.moves(state, seat)
  const props = propsFor(bitoku.view(state, viewer), viewer, moves, locale, phrases)
  const drawn = renderToStaticMarkup(createElement(Everything, { props, phrases, narrow }))
  expect(drawn).not.toMatch(/undefined|NaN/)
  // In a turn the verbs stand first; any other decision has one control for each of its moves.
  const verbs = drawn.match(/class="verb /g)?.length ?? 0
  const controls = drawn.match(/class="bit-move"/g)?.length ?? 0
  if (decision === 'turn') expect(verbs).toBe(4)
  else expect(controls).toBe(moves.filter((move) => move.kind !== 'decline').length)
}

/** How often a kind of decision is drawn in one game. */
const OFTEN = 2

async function playAndDraw(seats: number, locale: Locale, seed: string): Promise<Set<string>> {
  const phrases = await phrasesFor(locale)
  const { state, chance } = table(seats)
  const whim = Chance.seeded(seed)
  const counts = new Map<string, number>()
  for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
    const seat = at(turn.seats, 0)
    const count = counts.get(turn.decision) ?? 0
    counts.set(turn.decision, count + 1)
    if (count < OFTEN) draw(state, seat, turn.decision, count % 2 === 1, { locale, phrases })
    bitoku.play(state, seat, whim.pick(bitoku.moves(state, seat)), chance)
  }
  return new Set(counts.keys())
}

test('every kind of decision in whole games is drawn, and each of its moves has a control', async () => {
  const met = new Set<string>()
  for (const [seats, locale] of [
    [1, 'en'],
    [2, 'fr'],
    [4, 'en'],
  ] as const)
    for (const decision of await playAndDraw(seats, locale, `draw ${seats}`)) met.add(decision)
  for (const decision of ['turn', 'place', 'act', 'favour', 'buy', 'movement', 'advance', 'lay', 'choice'])
    expect([...met]).toContain(decision)
})

/** What every move of the list says that it brings: sure points, and those of an end that has not come. */
async function gainsToldIn(state: State, seat: number): Promise<readonly (string | undefined)[]> {
  const phrases = await phrasesFor('en')
  const view = bitoku.view(state, seat)
  const moves = bitoku.moves(state, seat)
  const preview = (move: Move) => previewMove(bitoku, view, seat, move)
  const props = { ...propsFor(view, seat, moves, 'en', phrases), preview }
  const drawn = renderToStaticMarkup(createElement(Everything, { props, phrases, narrow: false }))
  return drawn
    .split('class="bit-move"')
    .slice(1)
    .map((control) =>
      [...(control.split('</button>')[0] ?? '').matchAll(/data-tone="\w+"[^>]*>(?:<span[^>]*>)?([^<]+)/g)]
        .map(([, told]) => told)
        .join(),
    )
}

test('a move of the list tells sure points apart from those of the end, and none that luck decides', async () => {
  const { state, chance } = table(2)
  const whim = Chance.seeded('gains')
  const met = { sure: 0, atEnd: 0, final: 0 }
  const counts = new Map<string, number>()
  const written = (gain: number) => (gain > 0 ? `+${gain}` : `−${-gain}`)
  for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
    const seat = at(turn.seats, 0)
    const moves = bitoku.moves(state, seat).filter(({ kind }) => kind !== 'decline')
    const count = counts.get(turn.decision) ?? 0
    if (turn.decision !== 'turn' && moves.length <= 8 && count < OFTEN) {
      counts.set(turn.decision, count + 1)
      const expected = moves.map((move) => {
        const { before, after, final } = previewMove(bitoku, bitoku.view(state, seat), seat, move)
        const total = (sheets: readonly ScoreSheet[], sure: boolean) => {
          const sheet = sheets.find((one) => one.seat === seat)
          return (sheet === undefined || !sure ? sheet : sureSheet(sheet, bitoku.atEnd))?.total ?? 0
        }
        const gain = total(after, true) - total(before, true)
        const atEnd = total(after, false) - total(before, false) - gain
        met.final += final ? 1 : 0
        if (final) return ''
        met.sure += gain !== 0 ? 1 : 0
        met.atEnd += atEnd !== 0 ? 1 : 0
        return [gain !== 0 ? written(gain) : [], atEnd !== 0 ? `end ${written(atEnd)}` : []].flat().join()
      })
      expect(await gainsToldIn(state, seat)).toEqual(expected)
    }
    bitoku.play(state, seat, whim.pick(bitoku.moves(state, seat)), chance)
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0)
})
