import type { ReactElement } from 'react';
import { ErrorBoundary } from './error-boundary';
import { ChunkError } from './load-chunk';

export default { title: 'Console / app / Error boundary' };

function Broken({ error }: { error: Error }): ReactElement {
  throw error;
}

export const Crash = (): ReactElement => (
  <ErrorBoundary>
    <Broken error={new Error('A page that throws while it renders')} />
  </ErrorBoundary>
);
Crash.meta = { about: 'A page broke while it was drawn.', layout: 'page' };

export const PartMissing = (): ReactElement => (
  <ErrorBoundary>
    <Broken error={new ChunkError('failed')} />
  </ErrorBoundary>
);
PartMissing.meta = { about: 'A part of the console did not arrive.', layout: 'page' };

export const PartSlow = (): ReactElement => (
  <ErrorBoundary>
    <Broken error={new ChunkError('timeout')} />
  </ErrorBoundary>
);
PartSlow.meta = { about: 'A part of the console took too long.', layout: 'page' };
