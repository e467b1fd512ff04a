import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen'

interface ErrorBoundaryProps {
  /** What stands for the page: another one gets another try. */
  readonly page: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly page: string
  readonly thrown: { readonly error: unknown } | null
}

/**
 * Puts the error screen in the place of a page that fails. It tries again while the next page is
 * drawn, not after, so that the error screen stays until that page is there.
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
    return thrown ? <ErrorScreen error={thrown.error} /> : this.props.children
  }
}
