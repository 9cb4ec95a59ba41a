import type { ComposedRemote } from '@motohaat/contract/composition';
import { Component, type ContextType, type ReactNode } from 'react';

import { ServicesContext } from '../services.ts';

type Props = {
  children: ReactNode;
  /** Whose they are; the shell's own without it. */
  remote?: ComposedRemote;
  /** What stands in for the children; `retry` draws them again. */
  renderFallback: (retry: () => void) => ReactNode;
};

/** Keeps an error in the drawing or in an effect of its children from reaching what is around it, and reports it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = ServicesContext;
  declare context: ContextType<typeof ServicesContext>;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.reports.note({ kind: 'render_error', remote: this.props.remote, error });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFallback(() => this.setState({ failed: false }));
  }
}
