import type { ReactElement } from 'react';
import { useLabels } from '@rastro/sdk/internal/react';
import { hostileDevice, movingDevice } from '../../testing/story-fleet';
import { ToastCard } from './toast-card';
import { toEventNotice } from './to-event-notice';

export default { title: 'Console / toasts / Toast card' };

const TYPES = [
  'alarm',
  'deviceOverspeed',
  'deviceOnline',
  'commandResult',
  'deviceOffline',
  'deviceFuelDrop',
  'deviceMoving',
  'deviceStopped',
  'maintenance',
  'ignitionOn',
  'geofenceExit',
] as const;

const nothing = () => undefined;

export const Tones = (): ReactElement => {
  const t = useLabels();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {TYPES.map((type, id) => (
        <ToastCard
          key={type}
          notice={toEventNotice(
            {
              id,
              type,
              deviceId: 1,
              eventTime: '2026-08-21T16:18:51.000Z',
              positionId: 0,
              geofenceId: 0,
              maintenanceId: 0,
              attributes: type === 'alarm' ? { alarm: 'sos' } : {},
            },
            {
              device: type === 'geofenceExit' ? hostileDevice : movingDevice,
              prefix: 'rastro',
              t,
              time: '14:32',
            },
          )}
          isPaused
          onOpen={nothing}
          onClose={nothing}
        />
      ))}
    </div>
  );
};
Tones.meta = { about: 'All eight colours; the last with a hostile name.' };

export const PinnedStorm = (): ReactElement => {
  const t = useLabels();
  const event = {
    id: 1,
    type: 'alarm',
    deviceId: 1,
    eventTime: '2026-08-21T16:18:51.000Z',
    positionId: 0,
    geofenceId: 0,
    maintenanceId: 0,
    attributes: { alarm: 'vibration' },
  };
  const notice = toEventNotice(event, { device: movingDevice, prefix: 'rastro', t, time: '14:32' });
  return (
    <ToastCard
      notice={{ ...notice, isPinned: true, more: 14 }}
      isPaused={false}
      onOpen={nothing}
      onClose={nothing}
    />
  );
};
PinnedStorm.meta = { about: 'Stays until it is closed, and counts what came after it.' };
