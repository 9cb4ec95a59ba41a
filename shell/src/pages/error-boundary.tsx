import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Told of each error that was kept. */
  onError?: () => void;
  /** What stands in for the children; `retry` draws them again. */
  renderFallback: (retry: () => void) => ReactNode;
};

/** Keeps an error in the drawing or in an effect of its children from reaching what is around it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFallback(() => this.setState({ failed: false }));
  }
}
