import { at } from '@engawa/kernel'
import { Piece, Press } from '@engawa/web/kit'
import { type FoodValue, spiritOf } from '../catalogue/index.ts'
import { currentTask } from '../rules/index.ts'
import { Act, Choose, type ControlProps, MoveButton } from './controls.tsx'
import { ids, spots } from './model.ts'
import { FoodRound, FoodSign, PieceArt, SpiritPlaque } from './pieces.tsx'

/** BAM-055, BAM-096: take a counter; Tengu may also renew them. */
export function CookControls({ board, aim }: ControlProps) {
  const { say } = board
  const food = aim.food as FoodValue | undefined
  const move = food === undefined ? undefined : ({ kind: 'cook', food } as const)
  return (
    <>
      <div className="bam-choices" data-compact>
        {board.of('cook').map(({ food: value }) => (
          <Piece
            key={value}
            id={ids.food(board.view.food.indexOf(value))}
            at={ids.foods}
            label={board.sentence({ kind: 'cook', food: value })}
            lit
            chosen={aim.food === value}
            press={(byKeys) => aim.choose({ food: value }, byKeys)}
            className="bam-choice"
          >
            <FoodRound value={value} />
          </Piece>
        ))}
      </div>
      <MoveButton board={board} move={{ kind: 'renew' }} />
      <MoveButton board={board} move={{ kind: 'done' }} />
      {board.moves.some(({ kind }) => kind === 'cook') &&
        (move === undefined || !board.can(move) ? (
          <Choose title={say.chooseFood} />
        ) : (
          <Act board={board} move={move} icon={<FoodSign value={move.food} size={30} />} />
        ))}
    </>
  )
}

/** BAM-100: the sleeping spirits and what each costs. */
export function WakeControls({ board }: ControlProps) {
  const { say, seatBoard } = board
  const tiles = [...new Map(seatBoard.asleep.map((tile) => [at(spiritOf, tile), tile])).values()]
  return (
    <>
      <div className="bam-choices">
        {tiles.map((tile) => {
          const move = { kind: 'wake', spirit: at(spiritOf, tile) } as const
          return (
            <Piece
              key={tile}
              id={ids.spirit(tile)}
              at={ids.seat(board.seat)}
              label={`${board.sentence(move)}. ${say.spiritHelp[move.spirit]}`}
              press={() => board.attempt(move)}
              className="bam-choice"
              aria-disabled={!board.can(move)}
            >
              <SpiritPlaque tile={tile} asleep size={48} />
              <b>{board.sentence(move)}</b>
              <span>{say.spiritHelp[move.spirit]}</span>
            </Piece>
          )
        })}
      </div>
      <Act board={board} move={{ kind: 'done' }} />
    </>
  )
}

/** BAM-101: which counters the family gets. */
export function FeedControls({ board }: ControlProps) {
  const { say, view } = board
  const task = currentTask(view)?.task
  const missing = task?.kind === 'feed' ? task.missing : 0
  return (
    <>
      <div className="bam-choices">
        {board.of('feed').map((move) => (
          <Press
            key={move.food}
            className="bam-choice"
            data-spot={spots.fed(move.food)}
            onClick={() => board.act(move)}
          >
            <FoodRound value={move.food} />
            <b>{board.sentence(move)}</b>
            <span>
              {move.food > missing ? say.surplus(move.food - missing) : say.thenMissing(missing - move.food)}
            </span>
          </Press>
        ))}
        {board.of('spirit').map((move) => (
          <Press key={move.spirit} className="bam-choice" onClick={() => board.act(move)}>
            <PieceArt name={`spirit-${move.spirit}`} width={44} height={46} />
            <b>{board.label(move).title}</b>
            <span>{say.spiritHelp[move.spirit]}</span>
          </Press>
        ))}
      </div>
      {board.can({ kind: 'done' }) && (
        <Act board={board} move={{ kind: 'done' }} detail={say.hungerCosts(missing)} />
      )}
    </>
  )
}
