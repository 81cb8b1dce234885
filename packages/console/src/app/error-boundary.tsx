import { Component, type ReactNode } from 'react';
import { FailurePage } from '../pages/away/failure-page';

type State = { error: unknown; hasFailed: boolean };

/** Catches what a page throws while it renders and offers to reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailurePage error={this.state.error} /> : this.props.children;
  }
}
