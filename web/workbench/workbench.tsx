import type { GamePlay, Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import { use, useEffect, useMemo, useState } from 'react'
import { games, loadPlay } from '../app/games.ts'
import { Press } from '../kit/press.tsx'
import { Seated } from '../table/screen.tsx'
import { Facts } from './facts.tsx'
import {
  goldenGame,
  optionTexts,
  type Position,
  parsePosition,
  peopleOf,
  positionQuery,
  randomGame,
} from './position.ts'
import { WorkbenchSession } from './session.ts'

const golden = import.meta.glob<string>('../../games/*/test/golden/*.table.json', {
  query: '?raw',
  import: 'default',
})

/** The golden games of a game by name. */
function goldenOf(game: string): ReadonlyMap<string, () => Promise<string>> {
  const start = `../../games/${game}/test/golden/`
  return new Map(
    Object.entries(golden)
      .filter(([path]) => path.startsWith(start))
      .map(([path, load]) => [path.slice(start.length).replace('.table.json', ''), load]),
  )
}

const saves = new Map<string, Promise<string>>()

function saveOf(game: string, name: string): Promise<string> | undefined {
  const key = `${game} ${name}`
  const load = goldenOf(game).get(name)
  const known = saves.get(key) ?? load?.()
  if (known !== undefined) saves.set(key, known)
  return known
}

function Select({
  label,
  value,
  values,
  choose,
}: {
  label: string
  value: string
  values: readonly (readonly [string, string])[]
  choose(value: string): void
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {values.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

const same = (values: readonly string[]) => values.map((value) => [value, value] as const)

interface ControlProps {
  position: Position
  play: GamePlay
  table: Table
  change(position: Partial<Position>): void
}

function Controls({ position, play, table, change }: ControlProps) {
  const people = peopleOf(play, position.people)
  const fromSeed = position.golden === ''
  const step = (by: number) =>
    change({ at: Math.max(0, Math.min(table.position, Math.min(position.at, table.position) + by)) })
  return (
    <form className="workbench-controls" onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Game"
        value={position.game}
        values={games.map(({ id, face }) => [id, face.title] as const)}
        choose={(game) => change({ game, golden: '', people: 0, options: '{}', at: 0, viewer: 'table' })}
      />
      <Select
        label="Played by"
        value={position.golden}
        values={[['', 'random moves'], ...same([...goldenOf(position.game).keys()])]}
        choose={(name) => change({ golden: name, at: 0 })}
      />
      {fromSeed && (
        <>
          <Select
            label="People"
            value={String(people)}
            values={same(play.game.seats.map(String))}
            choose={(count) => change({ people: Number(count), options: '{}', at: 0, viewer: 'table' })}
          />
          <Select
            label="Options"
            value={position.options}
            values={[['{}', 'as usual'], ...same(optionTexts(play, people))]}
            choose={(options) => change({ options, at: 0 })}
          />
          <label>
            Seed
            <input value={position.seed} onChange={(event) => change({ seed: event.target.value })} />
          </label>
        </>
      )}
      <Select
        label="Seen by"
        value={String(position.viewer)}
        values={[
          ['table', 'the table'],
          ...table.seats.map((seat, index) => [String(index), seat.name] as const),
        ]}
        choose={(seat) => change({ viewer: seat === 'table' ? 'table' : Number(seat) })}
      />
      <label className="workbench-moves">
        Move {Math.min(position.at, table.position)} of {table.position}
        <input
          type="range"
          min={0}
          max={table.position}
          value={Math.min(position.at, table.position)}
          onChange={(event) => change({ at: Number(event.target.value) })}
        />
      </label>
      <Press className="button" onClick={() => step(-1)}>
        Back
      </Press>
      <Press className="button" onClick={() => step(1)}>
        Next
      </Press>
    </form>
  )
}

/** The whole game that the address names, or what somebody made of it by acting. */
function useWholeGame(position: Position, play: GamePlay): [Table, (table: Table) => void] {
  const { game, golden: name, people, options, seed } = position
  const stored = saveOf(game, name)
  const save = stored === undefined ? undefined : use(stored)
  const named = useMemo(
    () =>
      save === undefined
        ? randomGame(play, peopleOf(play, people), JSON.parse(options), seed)
        : goldenGame(play, save),
    [play, save, people, options, seed],
  )
  const [made, setMade] = useState<{ from: Table; table: Table }>()
  return [made?.from === named ? made.table : named, (table) => setMade({ from: named, table })]
}

function At({ position, change }: { position: Position; change(position: Partial<Position>): void }) {
  const play = use(loadPlay(position.game))
  const [whole, setWhole] = useWholeGame(position, play)
  const viewer: Viewer =
    position.viewer !== 'table' && position.viewer < whole.seats.length ? position.viewer : 'table'
  const here = useMemo(() => whole.fork(Math.min(position.at, whole.position)), [whole, position.at])
  const session = useMemo(
    () =>
      new WorkbenchSession(play, here, viewer, (table) => {
        setWhole(table)
        change({ at: table.position })
      }),
    [play, here, viewer, setWhole, change],
  )
  return (
    <div className="workbench">
      <Controls position={position} play={play} table={whole} change={change} />
      <div className="workbench-table">
        <Seated key={`${position.game} ${viewer} ${here.position}`} session={session} position={undefined} />
      </div>
      <Facts table={here} viewer={viewer} />
    </div>
  )
}

/** Any game at any seed, seat and position, as every viewer sees it, with all it is made of. */
export function Workbench() {
  const ids = games.map(({ id }) => id)
  const [position, setPosition] = useState(() => parsePosition(location.search, ids))
  useEffect(() => {
    history.replaceState(undefined, '', positionQuery(position))
  }, [position])
  const [change] = useState(
    () => (part: Partial<Position>) => setPosition((before) => ({ ...before, ...part })),
  )
  return <At position={position} change={change} />
}
