import { Fragment } from 'react'

/** A sentence; what stands between two `*` is the new thing. */
export function Spoken({ text }: { text: string }) {
  return text
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <b key={part}>{part}</b> : <Fragment key={part}>{part}</Fragment>,
    )
}
