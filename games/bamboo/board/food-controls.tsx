import { at } from '@engawa/kernel'
import { type FoodValue, spiritOf } from '../catalogue/index.ts'
import { currentTask } from '../rules/index.ts'
import { Act, Choose, type ControlProps, MoveButton, movesOf } from './controls.tsx'
import { FoodRound, FoodSign, Piece, SpiritPlaque } from './pieces.tsx'

/** BAM-055, BAM-096: take a counter; Tengu may also renew them. */
export function CookControls({ scene, aim }: ControlProps) {
  const { say } = scene
  const food = aim.food as FoodValue | undefined
  const move = food === undefined ? undefined : ({ kind: 'cook', food } as const)
  return (
    <>
      <div className="bam-choices" data-compact>
        {movesOf(scene.moves, 'cook').map(({ food: value }) => (
          <button
            key={value}
            type="button"
            className="bam-choice"
            aria-pressed={aim.food === value}
            aria-label={scene.label({ kind: 'cook', food: value })}
            onClick={() => aim.set({ food: value })}
          >
            <FoodRound value={value} />
          </button>
        ))}
      </div>
      <MoveButton scene={scene} move={{ kind: 'renew' }} />
      <MoveButton scene={scene} move={{ kind: 'done' }} />
      {scene.moves.some(({ kind }) => kind === 'cook') &&
        (move === undefined || !scene.can(move) ? (
          <Choose title={say.chooseFood} />
        ) : (
          <Act scene={scene} move={move} icon={<FoodSign value={move.food} size={30} />} />
        ))}
    </>
  )
}

/** BAM-100: the sleeping spirits and what each costs. */
export function WakeControls({ scene }: ControlProps) {
  const { say, board } = scene
  const tiles = [...new Map(board.asleep.map((tile) => [at(spiritOf, tile), tile])).values()]
  return (
    <>
      <div className="bam-choices">
        {tiles.map((tile) => {
          const move = { kind: 'wake', spirit: at(spiritOf, tile) } as const
          return (
            <button
              key={tile}
              type="button"
              className="bam-choice"
              aria-disabled={!scene.can(move)}
              onClick={() => scene.attempt(move)}
            >
              <SpiritPlaque tile={tile} asleep size={48} />
              <b>{scene.label(move)}</b>
              <span>{say.spiritHelp[move.spirit]}</span>
            </button>
          )
        })}
      </div>
      <Act scene={scene} move={{ kind: 'done' }} />
    </>
  )
}

/** BAM-101: which counters the family gets. */
export function FeedControls({ scene }: ControlProps) {
  const { say, view } = scene
  const task = currentTask(view)?.task
  const missing = task?.kind === 'feed' ? task.missing : 0
  return (
    <>
      <div className="bam-choices">
        {movesOf(scene.moves, 'feed').map((move) => (
          <button key={move.food} type="button" className="bam-choice" onClick={() => scene.act(move)}>
            <FoodRound value={move.food} />
            <b>{scene.label(move)}</b>
            <span>
              {move.food > missing ? say.surplus(move.food - missing) : say.thenMissing(missing - move.food)}
            </span>
          </button>
        ))}
        {movesOf(scene.moves, 'spirit').map((move) => (
          <button key={move.spirit} type="button" className="bam-choice" onClick={() => scene.act(move)}>
            <Piece name={`spirit-${move.spirit}`} width={44} height={46} />
            <b>{scene.label(move)}</b>
            <span>{say.spiritHelp[move.spirit]}</span>
          </button>
        ))}
      </div>
      {scene.can({ kind: 'done' }) && (
        <Act scene={scene} move={{ kind: 'done' }} detail={say.hungerCosts(missing)} />
      )}
    </>
  )
}
