import { labelText } from '@engawa/kernel'
import { Button, type Choice, Icon, usePicked, Verb } from '@engawa/web/kit'
import type { Move } from '../rules/index.ts'
import { type HotaruBoard, ids, riskOf } from './model.ts'

interface DockProps {
  readonly board: HotaruBoard
  readonly choice: Choice<Move>
}

/** Everything the viewer acts with; the own wish stays in sight. */
export function Dock({ board, choice }: DockProps) {
  const wish = board.own === undefined ? 0 : (board.view.wishes[board.own] ?? 0)
  return (
    <div className="hotaru-dock">
      {wish > 0 && <p data-spot={ids.wish}>{board.say.wish(wish)}</p>}
      {board.asked &&
        (board.view.phase === 'rescue' ? <Save board={board} choice={choice} /> : <Hunt board={board} />)}
    </div>
  )
}

function Hunt({ board }: { board: HotaruBoard }) {
  const home: Move = { kind: 'home' }
  const more: Move = { kind: 'catch' }
  const preview = board.preview(home)
  const gain = (preview?.after[board.seat]?.total ?? 0) - (preview?.before[board.seat]?.total ?? 0)
  return (
    <div className="hotaru-verbs">
      <Verb
        kind="safe"
        icon={<Icon name="house" size={30} />}
        title={labelText(board.label(home))}
        detail={preview && board.say.points(gain)}
        refused={!board.can(home)}
        onClick={() => board.attempt(home)}
      />
      <Verb
        kind="risk"
        title={labelText(board.label(more))}
        detail={board.say.risk(riskOf(board.view))}
        refused={!board.can(more)}
        onClick={() => board.attempt(more)}
      />
    </div>
  )
}

/** Plays what is chosen on the table. */
function Save({ board, choice }: DockProps) {
  const picked = usePicked(choice)
  const [move] = picked.length > 0 ? choice.fitting : []
  return (
    <Button look="primary" disabled={move === undefined} onClick={() => move && board.attempt(move)}>
      {move === undefined ? board.say.chooseFirst : labelText(board.label(move))}
    </Button>
  )
}
