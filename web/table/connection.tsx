import { useEffect, useState } from 'react'
import { useWords } from '../app/settings.ts'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import type { Company } from './company.ts'

/** Short gaps in the stream are nobody's business. */
const PATIENCE = 1200

/** Says that the stream to the server is broken, or that a step takes its time; otherwise nothing. */
export function Connection({ company }: { company: Company }) {
  const words = useWords()
  const state = company.connection === 'lost' ? 'lost' : company.sending ? 'sending' : 'open'
  const [shown, setShown] = useState<'open' | 'lost' | 'sending'>('open')
  useEffect(() => {
    const waiting = setTimeout(() => setShown(state), state === 'open' ? 0 : PATIENCE)
    return () => clearTimeout(waiting)
  }, [state])
  return (
    <p className="connection" role="status" data-state={shown}>
      {shown !== 'open' && (
        <>
          <Icon name={shown === 'lost' ? 'warn' : 'clock'} size={20} />
          <span>
            {shown === 'sending'
              ? words.table.sending
              : company.sending
                ? words.table.stepWaits
                : words.table.connectionLost}
          </span>
          {shown === 'lost' && (
            <IconButton icon="restart" label={words.table.reconnect} onClick={() => company.reconnect()} />
          )}
        </>
      )}
    </p>
  )
}
