import { useWords } from '../app/settings.ts'
import { useListedKeys } from '../kit/keys.ts'
import { Sheet } from '../kit/sheet.tsx'
import { shortcuts } from './keys.ts'

export function KeysSheet({ close }: { close(): void }) {
  const words = useWords()
  const board = useListedKeys()
  const rows: [string, string][] = [
    ...board.map(({ shown, does }): [string, string] => [shown, does]),
    ...Object.entries(shortcuts).map(([key, name]): [string, string] => [
      key.toUpperCase(),
      words.keys[name],
    ]),
    ['↑ ↓', words.keys.arrows],
    ['Enter', words.keys.enter],
    ['Esc', words.keys.escape],
  ]
  return (
    <Sheet title={words.keys.title} close={close} closeLabel={words.close}>
      <dl className="keys">
        {rows.map(([key, does]) => (
          <div key={`${key} ${does}`}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
