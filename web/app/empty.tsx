import type { ReactNode } from 'react'
import teacher from '../art/built/teacher.svg'

/** Where there is nothing yet: the host of the house, what is missing, and what one can do about it. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <img src={teacher} alt="" width="108" height="120" />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
