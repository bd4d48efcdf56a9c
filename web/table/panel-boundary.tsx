import type { ReactNode } from 'react'
import { Boundary } from '../app/boundary.tsx'
import { forgetFailedLoads } from '../app/loads.ts'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'

function PanelFault({ retry }: { retry(): void }) {
  const { table } = useWords()
  return (
    <div className="panel-fault" role="alert">
      <p>{table.panelFailed}</p>
      <Button onClick={retry}>{table.retry}</Button>
    </div>
  )
}

/** Keeps what throws in one part of the table's frame from taking the board away; `of` is what it was drawn from. */
export function PanelBoundary({ of, children }: { of: unknown; children: ReactNode }) {
  return (
    <Boundary
      of={of}
      fallback={(_fault, retry) => (
        <PanelFault
          retry={() => {
            forgetFailedLoads()
            retry()
          }}
        />
      )}
    >
      {children}
    </Boundary>
  )
}
