import { at } from '@engawa/kernel'
import { Group, Icon, Piece } from '@engawa/web/kit'
import { type Element, goalCard } from '../catalogue/index.ts'
import { goalPoints, HIDDEN, type PlayedGoal, treeOf } from '../rules/index.ts'
import { ids, type KodamaBoard } from './model.ts'
import type { Outcome } from './outcome.ts'
import { ElementSign, Spirit } from './pieces.tsx'

/** The element a goal looks for now: its own, the trunk's, or the one that gives most. */
function elementOf(board: KodamaBoard, goal: number, best: Element | undefined): Element | undefined {
  const { measure } = goalCard(goal)
  if (!('with' in measure)) return undefined
  return measure.with === 'own'
    ? at(board.rules.reads, board.grove.trunk)
    : measure.with === 'best'
      ? best
      : measure.with
}

export interface GoalsProps {
  board: KodamaBoard
  /** What a placement under way would change. */
  outcome: Outcome | undefined
  chosen: number | undefined
  choose(place: number): void
  /** Face up: always on an own device, while held on a shared one. */
  open: boolean
}

/** The kodama cards of the seat on the stage: those played, then those in hand. */
export function Goals({ board, outcome, chosen, choose, open }: GoalsProps) {
  const { grove, say, rules, shown } = board
  const tree = treeOf(grove, rules)
  return (
    <Group label={say.goals} className="kod-hand">
      <ul className="kod-goals">
        {grove.played.map((played) => (
          <Played key={played.goal} board={board} played={played} />
        ))}
        {grove.hand.map((goal, place) => {
          const known = goal !== HIDDEN && open
          const { points, element } = known
            ? goalPoints(tree, rules, goal)
            : { points: 0, element: undefined }
          const change = outcome?.goals.find((one) => one.goal === goal)
          return (
            <li key={place}>
              <Piece
                id={goal === HIDDEN ? ids.hiddenGoal(shown, place) : ids.goal(goal)}
                at={ids.hand(shown)}
                className="kod-goal"
                data-face={known ? 'up' : 'down'}
                lit={board.decision === 'kodama'}
                chosen={board.decision === 'kodama' && chosen === place}
                label={known ? nameOf(board, goal, change?.before ?? points, change?.after) : say.hiddenGoal}
                press={() => choose(place)}
              >
                {known ? (
                  <GoalFace
                    goal={goal}
                    element={elementOf(board, goal, points > 0 ? element : undefined)}
                    text={say.goalShort(goal)}
                    was={change !== undefined && change.after !== change.before ? change.before : undefined}
                    points={change?.after ?? points}
                  />
                ) : (
                  <span className="kod-goal-back">
                    <Icon name="eyeClosed" size={30} />
                  </span>
                )}
              </Piece>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}

function nameOf({ say }: KodamaBoard, goal: number, before: number, after: number | undefined): string {
  const { name, text } = say.goalCard(goal)
  const now = after === undefined || after === before ? say.goalNow(before) : say.goalChange(before, after)
  return say.goal(name, text, now)
}

function Played({ board, played }: { board: KodamaBoard; played: PlayedGoal }) {
  const { say } = board
  const { name, text } = say.goalCard(played.goal)
  const season = say.seasonName(played.season)
  return (
    <li>
      <Piece
        id={ids.goal(played.goal)}
        at={ids.played(board.shown)}
        className="kod-goal"
        data-face="spent"
        label={say.goal(name, text, say.goalPlayed(season, played.points))}
      >
        <GoalFace
          goal={played.goal}
          element={undefined}
          text={say.goalShort(played.goal)}
          was={undefined}
          points={played.points}
        />
        <span className="stamp">{season}</span>
      </Piece>
    </li>
  )
}

/** What a kodama card shows: its spirit, the element it looks for, and its goal in a few words. */
export function GoalFace({
  goal,
  element,
  text,
  was,
  points,
}: {
  goal: number
  element: Element | undefined
  text: string
  was: number | undefined
  /** What it would bring; a card by itself brings nothing yet. */
  points: number | undefined
}) {
  return (
    <>
      <span className="kod-goal-art">
        <Spirit goal={goal} />
        {element !== undefined && <ElementSign element={element} size={22} />}
      </span>
      {points !== undefined && (
        <span className="kod-goal-points">
          {was !== undefined && <s>{was}</s>}
          <b data-changed={was === undefined ? undefined : ''}>{points}</b>
        </span>
      )}
      <span className="kod-goal-text">{text}</span>
    </>
  )
}
