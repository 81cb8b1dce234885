import { createElement, type ReactElement, type ReactNode } from 'react';
import { createFakeServer, type FakeServerState } from '../testing';
import { TrackingProvider, type TrackingProviderProps } from './provider/tracking-provider';

/** A fake server and the wrapper that puts its client around what a test renders. */
export function createTestServer(state: FakeServerState) {
  const server = createFakeServer(state);
  return {
    ...server,
    wrapper(props: Partial<TrackingProviderProps> = {}) {
      return function Wrapper({ children }: { children?: ReactNode }): ReactElement {
        const { client } = server;
        return createElement(TrackingProvider, { client, appearance: null, ...props, children });
      };
    },
  };
}
