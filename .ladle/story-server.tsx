import { TrackingProvider, type TrackingProviderProps } from '@rastro/sdk/internal/react';
import { ResourceWords } from '@rastro/sdk/resource';
import { createFakeServer, type FakeServer, type FakeServerState } from '@rastro/sdk/testing';
import { useEffect, useState, type ReactElement } from 'react';
import { useStoryLanguage } from './story-language';

/** Props of {@link StoryServer}; those of `TrackingProvider` besides. */
export interface StoryServerProps extends Partial<TrackingProviderProps> {
  /** Data of the fake server; see `createFakeServer`. */
  state?: FakeServerState;
  /** Called when the story stands, e.g. to drop the connection or to send fixes; keep it constant. */
  onReady?: (server: FakeServer) => void | (() => void);
}

/** Gives what is inside a client over a fake server, in the story's language. */
export function StoryServer({ state, onReady, children, ...rest }: StoryServerProps): ReactElement {
  const language = useStoryLanguage();
  const [server] = useState(() => createFakeServer(state));
  useEffect(() => {
    const stop = onReady?.(server);
    return () => {
      stop?.();
      server.client.close();
    };
  }, [server, onReady]);
  return (
    <TrackingProvider client={server.client} locale={language} appearance={null} {...rest}>
      {/* A story may be of any part: those of forms and tables find their words too. */}
      <ResourceWords>{children}</ResourceWords>
    </TrackingProvider>
  );
}
