import { Component, type ReactNode } from 'react';
import { forgetFailedParts } from '../frame/loading/lazy-page';
import { ChunkError } from '../frame/loading/load-chunk';
import { ChunkFailure } from '../frame/away/chunk-failure';
import { FailurePage } from '../frame/away/failure-page';

type State = { error: unknown; hasFailed: boolean };

/** Catches what a page throws while it renders and offers to reload, unless the server is away. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  #goOn = (): void => {
    forgetFailedParts();
    this.setState({ error: null, hasFailed: false });
  };

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    if (error instanceof ChunkError) return <ChunkFailure error={error} onAway={this.#goOn} />;
    return <FailurePage error={error} />;
  }
}
