import { at } from '@engawa/kernel'
import { Icon } from '@engawa/web/kit'
import { type Element, goalCard } from '../catalogue/index.ts'
import { goalPoints, HIDDEN, type PlayedGoal, treeOf } from '../rules/index.ts'
import type { Outcome } from './outcome.ts'
import { ElementSign, Piece } from './pieces.tsx'
import type { Scene } from './scene.ts'
import { spiritOf } from './spirit.ts'

/** The element a goal looks for now: its own, the trunk's, or the one that gives most. */
function elementOf(scene: Scene, goal: number, best: Element | undefined): Element | undefined {
  const { measure } = goalCard(goal)
  if (!('with' in measure)) return undefined
  return measure.with === 'own'
    ? at(scene.rules.reads, scene.grove.trunk)
    : measure.with === 'best'
      ? best
      : measure.with
}

export interface GoalsProps {
  scene: Scene
  /** What a placement under way would change. */
  outcome: Outcome | undefined
  chosen: number | undefined
  choose(place: number): void
  /** Face up: always on an own device, while held on a shared one. */
  open: boolean
}

/** The kodama cards of the seat on the stage: those played, then those in hand. */
export function Goals({ scene, outcome, chosen, choose, open }: GoalsProps) {
  const { grove, say, rules } = scene
  const tree = treeOf(grove, rules)
  return (
    <ul className="kod-goals" aria-label={say.goals}>
      {grove.played.map((played) => (
        <Played key={played.goal} scene={scene} played={played} />
      ))}
      {grove.hand.map((goal, place) => {
        const known = goal !== HIDDEN && open
        const { points, element } = known ? goalPoints(tree, rules, goal) : { points: 0, element: undefined }
        const change = outcome?.goals.find((one) => one.goal === goal)
        return (
          <li key={place}>
            <button
              type="button"
              className="kod-goal"
              data-face={known ? 'up' : 'down'}
              data-legal={scene.decision === 'kodama' && grove.hand.length > 0 ? '' : undefined}
              aria-pressed={scene.decision === 'kodama' ? chosen === place : undefined}
              aria-label={
                known ? nameOf(scene, goal, change?.before ?? points, change?.after) : say.hiddenGoal
              }
              title={known ? say.goalCard(goal).text : say.holdToSee}
              onClick={() => choose(place)}
            >
              {known ? (
                <Face
                  spirit={spiritOf(goal)}
                  element={elementOf(scene, goal, points > 0 ? element : undefined)}
                  text={say.goalShort(goal)}
                  was={change !== undefined && change.after !== change.before ? change.before : undefined}
                  points={change?.after ?? points}
                />
              ) : (
                <span className="kod-goal-back">
                  <Icon name="eyeClosed" size={30} />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function nameOf({ say }: Scene, goal: number, before: number, after: number | undefined): string {
  const { name, text } = say.goalCard(goal)
  const now = after === undefined || after === before ? say.goalNow(before) : say.goalChange(before, after)
  return say.goal(name, text, now)
}

function Played({ scene, played }: { scene: Scene; played: PlayedGoal }) {
  const { say } = scene
  const { name, text } = say.goalCard(played.goal)
  const season = say.seasonName(played.season)
  return (
    <li>
      <button
        type="button"
        className="kod-goal"
        data-face="spent"
        aria-label={say.goal(name, text, say.goalPlayed(season, played.points))}
        title={text}
        onClick={() => scene.openRule(goalCard(played.goal).rule)}
      >
        <Face
          spirit={spiritOf(played.goal)}
          element={undefined}
          text={say.goalShort(played.goal)}
          was={undefined}
          points={played.points}
        />
        <span className="stamp">{season}</span>
      </button>
    </li>
  )
}

function Face({
  spirit,
  element,
  text,
  was,
  points,
}: {
  spirit: string
  element: Element | undefined
  text: string
  was: number | undefined
  points: number
}) {
  return (
    <>
      <span className="kod-goal-art">
        <Piece name={spirit} width="100%" height="100%" />
        {element !== undefined && <ElementSign element={element} size={22} />}
      </span>
      <span className="kod-goal-points">
        {was !== undefined && <s>{was}</s>}
        <b data-changed={was === undefined ? undefined : ''}>{points}</b>
      </span>
      <span className="kod-goal-text">{text}</span>
    </>
  )
}
