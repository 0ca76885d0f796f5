import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Keeps the shell alive when a screen throws, and offers another try. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorNotice onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
