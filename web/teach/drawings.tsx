import { memo } from 'react'
import { enso } from './brush.ts'
import '../styles/teach.css'

export type EyeState = 'done' | 'now' | 'blank'

const nowRing = enso({ x: 14, y: 14, width: 22.8, height: 22.8, corner: 11.4 }, 3.4)

function Eye({ state }: { state: EyeState }) {
  if (state === 'now')
    return (
      <svg viewBox="0 0 28 28" className="eye-now" aria-hidden="true">
        <circle cx="14" cy="14" r="8.6" fill="#FFFAEE" stroke="#211C19" strokeWidth="2" />
        <path d={nowRing} fill="#AD2F1B" />
        <circle cx="14" cy="14.2" r="2" fill="#AD2F1B" />
      </svg>
    )
  if (state === 'done')
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.2" fill="#FFFAEE" stroke="#211C19" strokeWidth="1.8" />
        <circle cx="10" cy="10.4" r="4.2" fill="#211C19" />
        <circle cx="8.6" cy="8.8" r="1.2" fill="#FFFAEE" />
      </svg>
    )
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="7.8"
        fill="var(--eye-ground, #FFFAEE8C)"
        stroke="var(--eye-dashes, #857250)"
        strokeWidth="1.6"
        strokeDasharray="2.6 2.6"
      />
    </svg>
  )
}

/** How far a lesson is: a painted eye for each step that is done, blank ones for the others. */
export function Eyes({ states, label }: { states: readonly EyeState[]; label: string }) {
  return (
    <span className="eyes" role="img" aria-label={label}>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an eye is the one at its place
        <Eye key={index} state={state} />
      ))}
    </span>
  )
}

/** The eyes of a lesson at one of its steps. */
export const eyesAt = (steps: number, now: number): EyeState[] =>
  Array.from({ length: steps }, (_, step) => (step < now ? 'done' : step === now ? 'now' : 'blank'))

const faces = [54, 146] as const

/** A lesson's mark: a daruma with no eye (not begun), one (under way) or two (done). */
export const LessonMark = memo(function LessonMark({ eyes, size = 46 }: { eyes: 0 | 1 | 2; size?: number }) {
  const begun = eyes > 0
  return (
    <svg className="lesson-mark" viewBox="2 2 196 196" width={size} height={size} aria-hidden="true">
      <path
        d="M100 10C150 10 182 52 184 108C186 156 160 186 100 186C40 186 14 156 16 108C18 52 50 10 100 10Z"
        fill={begun ? '#C0392A' : '#FBF4E4'}
        stroke={begun ? '#211C19' : 'var(--eye-dashes, #211C19)'}
        strokeWidth="8"
        strokeDasharray={begun ? undefined : '14 9'}
      />
      <path
        d="M100 56C112 40 156 46 158 88C160 122 132 134 100 134C68 134 40 122 42 88C44 46 88 40 100 56Z"
        fill="#F8EAD0"
        stroke="#211C19"
        strokeWidth="5"
      />
      {[72, 128].map((x, index) => (
        <g key={x}>
          <circle
            cx={x}
            cy="86"
            r="19"
            fill="#FFFAEE"
            stroke="#211C19"
            strokeWidth="5"
            strokeDasharray={begun ? undefined : '9 7'}
          />
          {eyes > index && <circle cx={x} cy="87" r="10" fill="#211C19" />}
        </g>
      ))}
      {faces.map((x) => (
        <path
          key={x}
          d={`M${x} 60Q${x < 100 ? 70 : 130} 44 ${x < 100 ? 88 : 112} 60`}
          fill="none"
          stroke="#211C19"
          strokeWidth="8"
          strokeLinecap="round"
        />
      ))}
      <path d="M88 118Q100 112 112 118" fill="none" stroke="#AD2F1B" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
})
