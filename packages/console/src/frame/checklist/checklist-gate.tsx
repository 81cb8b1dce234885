import { readFlag } from '@rastro/sdk/domain';
import {
  useAccess,
  useConnection,
  useDevices,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Suspense, type ReactElement } from 'react';
import { lazyPage } from '../loading/lazy-page';
import { useAppSessionState } from '../session/session-context';

const Checklist = lazyPage(
  () => import('./checklist').then((module) => module.Checklist),
  'manage',
);

/** Number of vehicles from which an account counts as experienced. */
const FEW = 5;

/** The first steps of a new account, for who may do them and has not put them away. */
export function ChecklistGate(): ReactElement | null {
  const { attributePrefix } = useTrackingClient();
  const { user } = useAppSessionState();
  const access = useAccess();
  const devices = useDevices();
  // What the fleet has read is known once the connection stands.
  useConnection();
  const isNew = devices.size > 0 && devices.size < FEW;
  const mayDo = access('create', 'geofences').allowed && access('create', 'notifications').allowed;
  if (!user || !isNew || !mayDo || readFlag(user, `${attributePrefix}.hidesChecklist`)) return null;
  return (
    <Suspense fallback={null}>
      <Checklist user={user} deviceCount={devices.size} />
    </Suspense>
  );
}
