import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Boundary } from './boundary.tsx'
import { PageFault } from './failure-screen.tsx'
import { forgetFailedLoads } from './loads.ts'

// What it needs to name every fault is not worth the first visit's time.
const FailedPage = lazy(async () => ({ default: (await import('./failed-page.tsx')).FailedPage }))

/** Whoever leaves a page that failed and comes back finds another try. */
function ForgetOnLeaving() {
  useEffect(() => forgetFailedLoads, [])
  return null
}

/** Says in words what went wrong with a page, and leads on. Keyed by the route. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={(fault, retry) => (
        <Boundary fallback={() => <PageFault />}>
          <ForgetOnLeaving />
          <Suspense>
            <FailedPage
              fault={fault}
              retry={() => {
                forgetFailedLoads()
                retry()
              }}
            />
          </Suspense>
        </Boundary>
      )}
    >
      {children}
    </Boundary>
  )
}
