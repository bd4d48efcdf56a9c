import { at } from '@engawa/kernel'
import { Press } from '@engawa/web/kit'
import type { CSSProperties } from 'react'
import type { Aim } from './aim.ts'
import { loneCard } from './bark/card.ts'
import { boxOf } from './bark/drawing.ts'
import { type Camera, onStage, type Size } from './camera.ts'
import type { Holding } from './holding.ts'
import type { KodamaBoard } from './model.ts'

/** The note's own size, and how far it keeps from the card, in pixels. */
const NOTE = { width: 280, height: 170, gap: 16 }
/** What the display covers at the right, in pixels. */
const DISPLAY = 136

/** Beside the card, on the side away from the middle of the stage, where less of the tree is, but clear of the display. */
function noteAt(aim: Aim, camera: Camera, size: Size): CSSProperties {
  const { left, right: end, top } = boxOf([loneCard(aim.draft.card, aim.draft.pose)])
  const low = onStage(camera, [left, top])
  const high = onStage(camera, [end, top])
  const right = high.x + NOTE.gap
  const onLeft = (low.x + high.x) / 2 < size.width / 2 || right + NOTE.width > size.width - DISPLAY
  const x = onLeft ? low.x - NOTE.gap - NOTE.width : right
  const place = {
    '--kod-left': `${Math.max(8, Math.min(x, size.width - NOTE.width - 8))}px`,
    '--kod-top': `${Math.max(8, Math.min(low.y, size.height - NOTE.height))}px`,
  }
  return place as CSSProperties
}

/** Why the card cannot lie there, one line for each reason; phones show it at the foot of the stage. */
export function Why({
  board,
  aim,
  camera,
  size,
  put,
}: {
  board: KodamaBoard
  aim: Aim
  camera: Camera
  size: Size
  put: Holding['put']
}) {
  const { say, words } = board
  const { instead } = aim
  const points = instead && pointsThere(board, aim)
  return (
    <div className="kod-why" data-furniture="" style={noteAt(aim, camera, size)}>
      <b>{say.notHere}</b>
      <ul>
        {aim.judgement.reasons.map((reason) => (
          <li key={reason.code}>
            <Press onClick={() => board.openRule(reason.rule)}>{words.refusal(reason)}</Press>
          </li>
        ))}
      </ul>
      {instead !== undefined && points !== undefined && !aim.draft.moving && (
        <Press className="button" onClick={() => put(instead)}>
          {say.goThere(points)}
        </Press>
      )}
    </div>
  )
}

function pointsThere(board: KodamaBoard, { instead }: Aim): number | undefined {
  if (instead === undefined) return undefined
  const sheet = board.preview(instead)
  const own = board.own ?? 0
  return sheet && at(sheet.after, own).total - at(sheet.before, own).total
}
