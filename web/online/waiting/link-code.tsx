import { useMemo } from 'react'
import { qrCode } from '../../kit/qr/code.ts'
import { useOnlineWords } from '../use-words.ts'

/** A camera needs so many light modules round a code. */
const QUIET = 4

/** A link for the camera of somebody who sits in the same room; always dark on paper, also at night. */
export function LinkCode({ link }: { link: string }) {
  const texts = useOnlineWords().waiting
  const code = useMemo(() => qrCode(link), [link])
  if (code === undefined) return null
  const size = code.length + 2 * QUIET
  const dark = code.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  )
  return (
    <svg
      className="link-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={texts.code}
    >
      <path fill="#fffaee" d={`M0 0H${size}V${size}H0z`} />
      <path fill="#211c19" d={dark.join('')} />
    </svg>
  )
}
