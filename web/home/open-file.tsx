import { useState } from 'react'
import { go } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { chooseFile } from '../store/files.ts'

/** Opens a save file; a damaged one is refused in words. */
export function OpenFile({ label, look }: { label: string; look: 'button' | 'plank-door' }) {
  const words = useWords()
  const { locale } = useSettings()
  const [fault, setFault] = useState<string>()
  async function open(): Promise<void> {
    setFault(undefined)
    const text = await chooseFile()
    if (text === undefined) return
    const { importTable } = await import('../table/local.ts')
    const { SaveError, tableWords } = await import('@engawa/table')
    try {
      go({ at: 'table', kind: 'local', id: await importTable(text) })
    } catch (reason) {
      setFault(reason instanceof SaveError ? tableWords[locale].faults[reason.fault] : words.tables.broken)
    }
  }
  return (
    <>
      <Press className={look} onClick={() => void open()}>
        {label}
      </Press>
      {fault !== undefined && (
        <Sheet
          title={words.faults.title}
          close={() => setFault(undefined)}
          closeLabel={words.close}
          footer={
            <Button look="primary" onClick={() => void open()}>
              {words.faults.again}
            </Button>
          }
        >
          <p role="alert">{fault}</p>
        </Sheet>
      )}
    </>
  )
}
