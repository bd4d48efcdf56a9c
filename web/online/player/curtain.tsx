const CLOTH =
  'M8 22H272L276 196Q262 206 248 199T214 201T186 198V60V199Q160 206 140 200T96 201V60V200Q70 206 46 199T4 198Z'
const LOOPS = [24, 66, 108, 150, 192, 234]

/** The curtain before somebody's door, with their sign on it. */
export function Curtain({ sign }: { sign: string }) {
  return (
    <svg className="player-curtain" viewBox="0 0 280 210" aria-hidden="true">
      <path d={CLOTH} fill="#21406b" stroke="#211c19" strokeWidth="3" strokeLinejoin="round" />
      <path d="M96 60V200M186 60V199" stroke="#211c19" strokeWidth="3" />
      <path d="M50 60V150M230 72V160" stroke="#162d4d" strokeWidth="3" strokeLinecap="round" />
      <rect x="2" y="6" width="276" height="12" rx="6" fill="#b2884b" stroke="#211c19" strokeWidth="2.4" />
      {LOOPS.map((x) => (
        <rect key={x} x={x} y="2" width="20" height="24" fill="#21406b" stroke="#211c19" strokeWidth="2.4" />
      ))}
      <circle cx="141" cy="112" r="56" fill="#21406b" stroke="#fff8ea" strokeWidth="4" />
      <circle cx="141" cy="112" r="49" fill="none" stroke="#fff8ea" strokeWidth="1.5" />
      <text x="141" y="136" textAnchor="middle" fill="#fff8ea">
        {sign}
      </text>
    </svg>
  )
}
