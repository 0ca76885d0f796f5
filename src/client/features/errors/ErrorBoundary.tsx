import { Component, type ReactNode } from 'react';
import { FailedNotice } from './FailedNotice';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps the shell alive when a screen throws, and offers another try. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedNotice error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
