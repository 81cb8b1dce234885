import { makeDevice, makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { LogsPage } from './logs-page';

export default { title: 'Console / pages / Logs page' };

const MINUTE_MS = 60_000;
const WHO = { userId: 1, userName: 'Ana <ana@example.com>', address: '203.0.113.7' };
const entry = (id: number, more: object) => ({
  id,
  time: new Date(Date.now() - (9 - id) * 7 * MINUTE_MS).toISOString(),
  ...WHO,
  action: 'edit',
  objectType: 'device',
  objectId: 1,
  objectName: 'Fiorino 07',
  deviceId: 1,
  outcome: 'done',
  reason: '',
  times: 1,
  changes: [],
  ...more,
});
const entries = [
  entry(6, {
    changes: [
      { member: 'name', before: 'Fiorino', after: 'Fiorino 07' },
      { member: 'attributes.devicePassword', isSecret: true },
    ],
  }),
  entry(5, { action: 'command', objectType: 'command', objectName: 'engineStop' }),
  entry(4, { action: 'link', objectType: 'link', outcome: 'unknown' }),
  entry(3, {
    action: 'edit',
    objectType: 'server',
    outcome: 'refused',
    reason: 'ADMINISTRATOR_REQUIRED',
  }),
  entry(2, {
    action: 'signIn',
    objectType: 'session',
    objectName: 'x@example.com',
    userId: 0,
    userName: '',
    outcome: 'refused',
    reason: 'UNAUTHORIZED',
    times: 412,
  }),
  entry(1, {
    keyName: 'ERP <b>',
    action: 'create',
    changes: [{ member: 'uniqueId', after: '860000000000001' }],
  }),
];
const read = (id: number, more: object) =>
  entry(id, {
    action: 'read-history',
    isRead: true,
    deviceIds: [1],
    deviceCount: 1,
    readFrom: '2026-11-20T03:00:00Z',
    readTo: '2026-11-21T03:00:00Z',
    changes: [{ member: 'calls', after: '/positions' }],
    ...more,
  });
const reads = [
  read(4, {
    action: 'read-live',
    objectType: 'devices',
    objectName: '',
    deviceId: 0,
    times: 12,
    deviceIds: [1, 2],
    deviceCount: 240,
    readFrom: '2026-11-21T11:00:00Z',
    byUserId: 2,
    byUserName: 'Rui <rui@example.com>',
    readTo: '2026-11-21T13:20:00Z',
    changes: [{ member: 'calls', after: '/positions, /socket' }],
  }),
  read(3, {}),
  read(2, {
    action: 'read-shared',
    objectType: 'share',
    objectName: 'Entrega 4410',
    userId: 0,
    userName: '',
  }),
  read(1, {
    action: 'read-scheduled',
    objectType: 'scheduledReport',
    objectName: 'Viagens',
    address: '',
  }),
];
const devices = [makeDevice(1, { name: 'Fiorino 07' })];

const Page = ({ state, ...rest }: ConsoleStoryProps): ReactElement => (
  <ConsoleStory
    state={{
      devices,
      user: makeUser({ administrator: true }),
      ...state,
      answers: {
        'GET /api/server/logs': entries,
        'GET /api/devices/1/logs': entries.slice(0, 2),
        ...state?.answers,
      },
    }}
    path="/logs"
    {...rest}
  >
    <main style={{ position: 'relative', height: '100vh' }}>
      <LogsPage />
    </main>
  </ConsoleStory>
);

export const Whole = (): ReactElement => <Page />;
Whole.meta = { about: 'What people did.', layout: 'page', ready: '[role=gridcell]' };

export const Reads = (): ReactElement => (
  <Page path="/logs?show=reads" state={{ answers: { 'GET /api/server/logs': reads } }} />
);
Reads.meta = { about: 'Who read positions.', layout: 'page', ready: '[role=gridcell]' };

export const ReadsOff = (): ReactElement => (
  <Page path="/logs?show=reads" state={{ answers: { 'GET /api/server/logs': [] } }} />
);
ReadsOff.meta = { about: 'Reads are not written down.', layout: 'page' };

export const OfDevice = (): ReactElement => <Page path="/logs?device=1" />;
OfDevice.meta = { about: 'Of one vehicle.', layout: 'page', ready: '[role=gridcell]' };

export const Empty = (): ReactElement => (
  <Page state={{ answers: { 'GET /api/server/logs': [] } }} />
);
Empty.meta = { about: 'Nothing was done.', layout: 'page' };

export const Failed = (): ReactElement => (
  <Page state={{ answers: { 'GET /api/server/logs': 503 } }} />
);
Failed.meta = { about: 'The log could not be had.', layout: 'page', ready: 'button' };

export const Hostile = (): ReactElement => (
  <Page
    state={{
      answers: {
        'GET /api/server/logs': HOSTILE_NAMES.slice(0, 6).map((name, index) =>
          entry(index + 1, {
            objectName: name,
            userName: name,
            action: name,
            objectType: name,
            changes: [{ member: name, before: name, after: name }],
          }),
        ),
      },
    }}
  />
);
Hostile.meta = {
  about: 'Texts that want to break the page.',
  layout: 'page',
  ready: '[role=gridcell]',
};
