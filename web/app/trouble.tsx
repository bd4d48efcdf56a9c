import { Component, lazy, type ReactNode, Suspense } from 'react'

// What it needs to name every fault is not worth the first visit's time.
const Told = lazy(async () => ({ default: (await import('./told.tsx')).Told }))

/** Says in words what went wrong with a screen, and lets one try again. Keyed by the route. */
export class Trouble extends Component<{ children: ReactNode }, { fault: unknown }> {
  override state: { fault: unknown } = { fault: undefined }

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault }
  }

  override render(): ReactNode {
    const { fault } = this.state
    return fault === undefined ? (
      this.props.children
    ) : (
      <Suspense>
        <Told fault={fault} retry={() => this.setState({ fault: undefined })} />
      </Suspense>
    )
  }
}
