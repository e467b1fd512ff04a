import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Identifies the page: another one gets another try. */
  readonly page: string
  readonly fallback: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly page: string
  readonly thrown: { readonly error: unknown } | null
}

/**
 * Shows the fallback in place of a page that throws. It tries again while the next page is rendered, not
 * after, so that the fallback stays until that page has loaded.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { page: this.props.page, thrown: null }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps(
    { page }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return page === state.page ? null : { page, thrown: null }
  }

  override render() {
    const { thrown } = this.state
    return thrown ? this.props.fallback(thrown.error) : this.props.children
  }
}
