import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * A part of the shell whose code is fetched when it is needed. Without a network it is left out;
 * the page stays.
 */
export class Optional extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return null;
    return <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
