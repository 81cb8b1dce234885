import { notification } from '@rastro/sdk/contract';
import { makeDevice } from '@rastro/sdk/testing';
import { useState, type ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { LazyBell, LazyNotices } from './lazy-notices';

export default { title: 'Console / shell / Notices' };

const now = Date.now();
const rule = notification.decode({
  id: 1,
  type: 'deviceOverspeed',
  always: true,
  notificators: 'web',
  attributes: {},
});
const event = {
  id: 7,
  deviceId: 1,
  positionId: 9,
  geofenceId: 0,
  maintenanceId: 0,
  type: 'deviceOverspeed',
  eventTime: new Date(now - 60_000).toISOString(),
  attributes: { speed: 48, speedLimit: 43 },
};

function Notices(): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', height: '100vh', paddingRight: 8 }}>
      <LazyBell isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      {isOpen ? <LazyNotices onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

export const Open = (): ReactElement => (
  <ConsoleStory
    state={{
      devices: [makeDevice(1, { name: 'Fiorino 07' })],
      alarms: [],
      notifications: [rule],
      answers: {
        'GET /api/reports/events': [event],
        'GET /api/seen-events': { until: new Date(now - 3_600_000).toISOString(), ids: [] },
      },
    }}
  >
    <Notices />
  </ConsoleStory>
);
Open.meta = {
  about: 'The bell of the header, and what the account was told of.',
  layout: 'page',
  ready: '.rastro-notice-drawer li',
};
