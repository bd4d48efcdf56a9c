import { Icon } from '../kit/icon.tsx'

/** Where one writes what is looked for; the line with the id `status`, if there is one, says what was found. */
export function SearchField({
  label,
  status,
  question,
  ask,
}: {
  label: string
  status?: string
  question: string
  ask: (question: string) => void
}) {
  return (
    <search className="search">
      <Icon name="search" size={20} />
      <input
        type="search"
        aria-label={label}
        aria-describedby={status}
        placeholder={label}
        value={question}
        onChange={(event) => ask(event.target.value)}
      />
    </search>
  )
}
