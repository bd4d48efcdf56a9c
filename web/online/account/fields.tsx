import { useOnlineWords } from '../use-words.ts'

const HANDLE = '[a-z0-9][a-z0-9_.\\-]{2,31}'
const LEAST_LETTERS = 8

export function PasswordField({
  label,
  help,
  value,
  change,
  kind,
}: {
  label: string
  help?: string
  value: string
  change(value: string): void
  kind: 'new-password' | 'current-password'
}) {
  return (
    <label className="field">
      <b>{label}</b>
      <input
        type="password"
        required
        minLength={LEAST_LETTERS}
        maxLength={200}
        autoComplete={kind}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {help !== undefined && <small>{help}</small>}
    </label>
  )
}

export function HandleField({ value, change }: { value: string; change(value: string): void }) {
  const texts = useOnlineWords().account
  return (
    <label className="field">
      <b>{texts.handle}</b>
      <input
        required
        pattern={HANDLE}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => change(event.target.value.toLowerCase())}
      />
      <small>{texts.handleHelp}</small>
    </label>
  )
}
