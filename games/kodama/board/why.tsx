import { at } from '@engawa/kernel'
import { Press } from '@engawa/web/kit'
import type { CSSProperties } from 'react'
import type { Aim } from './aim.ts'
import { loneCard } from './bark/card.ts'
import { boxOf } from './bark/drawing.ts'
import { type Camera, onStage, type Size } from './camera.ts'
import type { Holding } from './holding.ts'
import type { KodamaBoard } from './model.ts'
import { handleReach } from './ring.tsx'

/** The note's width, its height with many reasons, and how far it keeps from the card and from the edges, in pixels. */
const NOTE = { width: 280, height: 250, gap: 16, edge: 8 }
/** What the display covers at the right, in pixels. */
const DISPLAY = 136

/**
 * Beside the card and its handle, on the side away from the middle of the stage, where less of the tree is, but clear of
 * the display. It is as high as there are reasons: where they might not end above the lower edge it grows upwards.
 */
function noteAt(aim: Aim, camera: Camera, size: Size): CSSProperties {
  const card = boxOf([loneCard(aim.draft.card, aim.draft.pose)])
  const handle = handleReach(aim, camera.scale)
  const low = onStage(camera, [Math.min(card.left, handle.left), card.top])
  const high = onStage(camera, [Math.max(card.right, handle.right), card.bottom])
  const [left, right] = [low.x - NOTE.gap - NOTE.width, high.x + NOTE.gap]
  const most = size.width - NOTE.width
  const rightFits = right <= most - DISPLAY
  const onLeft = !rightFits || (left >= NOTE.edge && (low.x + high.x) / 2 < size.width / 2)
  const x = Math.max(NOTE.edge, Math.min(onLeft ? left : right, most - NOTE.edge))
  const upwards = Math.max(NOTE.edge, low.y) + NOTE.height > size.height
  const y = Math.max(NOTE.edge, upwards ? size.height - high.y : low.y)
  const place = {
    '--kod-left': `${x}px`,
    '--kod-top': upwards ? 'auto' : `${y}px`,
    '--kod-bottom': upwards ? `${y}px` : 'auto',
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
