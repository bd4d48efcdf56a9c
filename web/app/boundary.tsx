import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  /** What the children were drawn from: once it is another they get another chance. */
  readonly of?: unknown
  /** What stands in for children that threw. */
  fallback(fault: unknown, retry: () => void): ReactNode
}

interface BoundaryState {
  readonly of: unknown
  readonly caught: { readonly fault: unknown } | undefined
}

/** Keeps what throws in one part of a screen from taking the rest away. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, caught: undefined }

  static getDerivedStateFromError(fault: unknown): Partial<BoundaryState> {
    return { caught: { fault } }
  }

  static getDerivedStateFromProps(
    { of }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return of === state.of ? null : { of, caught: undefined }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    return this.props.fallback(caught.fault, () => this.setState({ caught: undefined }))
  }
}
