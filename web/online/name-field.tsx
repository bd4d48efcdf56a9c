import { useOnlineWords } from './use-words.ts'

export const MOST_LETTERS = 32

/** The one thing a guest is asked for. */
export function NameField({ name, change }: { name: string; change(name: string): void }) {
  const texts = useOnlineWords().wish
  return (
    <label className="field">
      <b>{texts.name}</b>
      <input
        value={name}
        maxLength={MOST_LETTERS}
        required
        autoComplete="nickname"
        onChange={(event) => change(event.target.value)}
      />
      <small>{texts.nameHelp}</small>
    </label>
  )
}
