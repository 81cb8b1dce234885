import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../../../frame/loading/lazy-page';
import { ActionRow } from './action-row';

const ActionBar = lazyPage(
  () => import('./action-bar').then((module) => module.ActionBar),
  ...(['commands', 'errors', 'refusals', 'resource'] as const),
);

/** Actions of a device; keeps its space while loading. */
export function DeviceActions({ deviceId }: { deviceId: number }): ReactElement {
  return (
    <Suspense fallback={<ActionRow />}>
      <ActionBar key={deviceId} deviceId={deviceId} />
    </Suspense>
  );
}
