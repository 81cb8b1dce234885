import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../../loading/lazy-page';
import { ActionRow } from './action-row';

const ActionBar = lazyPage(
  () => import('./action-bar').then((module) => module.ActionBar),
  ...(['commands', 'errors', 'refusals', 'resource'] as const),
);

/** What can be done with a device; it keeps its room until it has come. */
export function DeviceActions({ deviceId }: { deviceId: number }): ReactElement {
  return (
    <Suspense fallback={<ActionRow />}>
      <ActionBar key={deviceId} deviceId={deviceId} />
    </Suspense>
  );
}
