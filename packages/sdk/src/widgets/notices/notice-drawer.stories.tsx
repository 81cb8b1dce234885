import { useState, type ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { notification } from '../../contract';
import { makeDevice, makePosition, makeUser, type FakeServerState } from '../../testing';
import { NoticeBell } from './notice-bell';
import { NoticeDrawer } from './notice-drawer';

export default { title: 'SDK / widgets / Notice drawer' };

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const eventOf = (id: number, deviceId: number, minutes: number, alarm?: string) => ({
  id,
  deviceId,
  positionId: 9,
  geofenceId: 0,
  maintenanceId: 0,
  eventTime: ago(minutes),
  type: alarm ? 'alarm' : 'geofenceExit',
  attributes: alarm ? { alarm } : {},
});
const rules = [
  { id: 1, type: 'alarm', attributes: { alarms: 'sos,vibration' } },
  { id: 2, type: 'geofenceExit', attributes: {} },
].map((json) => notification.decode({ ...json, always: true, notificators: 'web' }));

const EVENTS = [
  eventOf(40, 1, 2, 'sos'),
  ...Array.from({ length: 15 }, (_, index) => eventOf(30 - index, 1, 3 + index / 4, 'vibration')),
  eventOf(9, 2, 30),
  eventOf(8, 3, 90),
];

function Notices({ events, state }: { events: unknown; state?: FakeServerState }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <StoryServer
      state={{
        user: makeUser({ id: 7 }),
        devices: [
          makeDevice(1, { name: 'Ônibus 2067', attributes: { plate: 'RHV4C61' } }),
          makeDevice(2, { name: 'Fiorino 07' }),
          makeDevice(3, { name: HOSTILE_NAMES[0] ?? '' }),
        ],
        alarms: [],
        notifications: rules,
        ...state,
        answers: {
          'GET /api/reports/events': events,
          'GET /api/seen-events': { until: ago(60), ids: [] },
          'POST /api/seen-events': { until: ago(0), ids: [] },
        },
      }}
      timeZone="UTC"
    >
      <div
        style={{ display: 'flex', justifyContent: 'flex-end', height: '100vh', paddingRight: 8 }}
      >
        <NoticeBell isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        {isOpen ? <NoticeDrawer onClose={() => setOpen(false)} /> : null}
      </div>
    </StoryServer>
  );
}

export const Day = (): ReactElement => <Notices events={EVENTS} />;
Day.meta = {
  about: 'An alarm, a flood put together, and what was seen before.',
  layout: 'page',
  ready: '.rastro-notice-drawer li',
};

const standing = {
  positions: [1, 2].map((id) =>
    makePosition(id, { deviceTime: ago(id), fixTime: ago(id), attributes: { alarm: 'sos' } }),
  ),
  alarms: [
    {
      id: 41,
      deviceId: 2,
      eventTime: ago(3),
      alarm: 'sos',
      positionId: 9,
      note: '',
      userId: 8,
      userName: 'Carla Menezes',
      takenAt: ago(2),
      resolvedAt: null,
      resolvedBy: '',
    },
  ],
};
const DRIVES = ['deviceMoving', 'deviceStopped', 'ignitionOn'].flatMap((type, kind) =>
  Array.from({ length: 12 }, (_, index) => ({
    ...eventOf(100 + 20 * kind + index, 3, 4 + index),
    type,
  })),
);
const ALL_RULES = ['deviceMoving', 'deviceStopped', 'ignitionOn'].map((type, index) =>
  notification.decode({ id: 3 + index, type, always: true, notificators: 'web', attributes: {} }),
);

export const Alarms = (): ReactElement => (
  <Notices
    events={[...EVENTS, eventOf(41, 2, 3, 'sos'), ...DRIVES].sort((left, right) =>
      right.eventTime.localeCompare(left.eventTime),
    )}
    state={{ ...standing, notifications: [...rules, ...ALL_RULES] }}
  />
);
Alarms.meta = {
  about: 'An alarm that nobody has, one that somebody has, and a day with its drives put together.',
  layout: 'page',
  ready: '.rastro-notice-drawer .rastro-alarm-taker',
};

export const Nothing = (): ReactElement => <Notices events={[]} />;
Nothing.meta = { about: 'Nothing happened.', layout: 'page', ready: '.rastro-notice-drawer' };

export const Failed = (): ReactElement => <Notices events={503} />;
Failed.meta = { about: 'The history could not be had.', layout: 'page' };

export const WithoutReports = (): ReactElement => (
  <Notices
    events={[]}
    state={{ user: makeUser({ id: 7, administrator: false, disableReports: true }) }}
  />
);
WithoutReports.meta = {
  about: 'An account that may not look back has what comes.',
  layout: 'page',
  ready: '.rastro-notice-drawer',
};
