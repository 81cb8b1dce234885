import { createFakeServer, makeDevice, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

testInWideWindow();

const entry = {
  id: 9,
  time: new Date().toISOString(),
  userId: 1,
  userName: 'Ana',
  address: '203.0.113.7',
  action: 'edit',
  objectType: 'device',
  objectId: 1,
  objectName: 'Van',
  deviceId: 1,
  outcome: 'done',
  reason: '',
  times: 1,
  changes: [
    { member: 'name', before: '<b>Bus</b>', after: 'Van' },
    { member: 'attributes.devicePassword', isSecret: true },
    { member: 'attributes.speedLimit', after: 50 / 1.15078 },
  ],
};

function open(path: string, state: FakeServerState = {}) {
  const answers = { 'GET /api/server/logs': [entry], 'GET /api/devices/1/logs': [entry] };
  const account = makeUser({ administrator: true });
  const server = createFakeServer({
    user: account,
    devices: [makeDevice(1, { name: 'Van' })],
    answers,
    ...state,
  });
  renderConsole(server.client, path);
  return server;
}

it('[S2.53] shows who did what, and each member before and after, text as text', async () => {
  open('/logs');
  await user.click(await screen.findByText('Device · Van', {}, WAIT));
  const details = await screen.findByRole('complementary', { name: 'Log entry' }, WAIT);
  expect(within(details).getByText('<b>Bus</b>')).toBeVisible();
  expect(within(details).getByText('secret: not shown')).toBeVisible();
  expect(within(details).getByText('203.0.113.7')).toBeVisible();
  expect(within(details).getByText('50 mph')).toBeVisible();
});

it('names the key by which it was done, and says what a service plan counts', async () => {
  const more = {
    keyName: 'ERP',
    objectType: 'maintenance',
    objectName: 'Oil',
    changes: [
      {
        member: 'period',
        before: 10_000_000,
        after: 720_000_000,
        counts: { before: 'odometer', after: 'hours' },
      },
    ],
  };
  open('/logs', { answers: { 'GET /api/server/logs': [{ ...entry, ...more }] } });
  await user.click(await screen.findByText('Ana, with the API key “ERP”', {}, WAIT));
  const details = await screen.findByRole('complementary', { name: 'Log entry' }, WAIT);
  expect(within(details).getByText('Ana, with the API key “ERP”')).toBeVisible();
  expect(within(details).getByText('6,214 mi')).toBeVisible();
  expect(within(details).getByText('200 h')).toBeVisible();
});

it('says members and values as forms do', async () => {
  const changes = [
    { member: 'category', before: 'default', after: 'truck1' },
    { member: 'attributes.rastro.renavam', after: '00639884962' },
    { member: 'attributes.speedLimit', before: 43.1965, after: 48.5961 },
    { member: 'deviceId', after: 7 },
  ];
  open('/logs', { answers: { 'GET /api/server/logs': [{ ...entry, changes }] } });
  await user.click(await screen.findByText(/^Category: Default → Semi-trailer truck/, {}, WAIT));
  const details = await screen.findByRole('complementary', { name: 'Log entry' }, WAIT);
  for (const name of ['RENAVAM', 'Speed limit', 'Vehicle', '49.7 mph', '55.9 mph']) {
    expect(within(details).getByText(name)).toBeVisible();
  }
  expect(details).not.toHaveTextContent(/rastro\.|truck1|speedLimit|deviceId/);
});

it('shows that of one vehicle, and leads back to all', async () => {
  const server = open('/logs?device=1');
  await screen.findByText('Device · Van', {}, WAIT);
  expect(server.calls).toContain('GET /api/devices/1/logs');
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(server.calls).toContain('GET /api/server/logs'), WAIT);
});

const read = {
  ...entry,
  id: 8,
  action: 'read-live',
  objectType: 'devices',
  objectName: '',
  deviceId: 0,
  isRead: true,
  deviceIds: [1, 77],
  deviceCount: 240,
  readFrom: '2026-11-20T10:00:00Z',
  readTo: '2026-11-20T11:30:00Z',
  changes: [{ member: 'calls', after: '/positions, /socket' }],
};

it('shows who read where which vehicles were, beside what was done and apart from it', async () => {
  const server = open('/logs', { answers: { 'GET /api/server/logs': [read] } });
  await user.click(await screen.findByRole('button', { name: /^What to show/ }, WAIT));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Who read positions' }, WAIT));
  await user.click(await screen.findByText('240 vehicles', {}, WAIT));
  const details = await screen.findByRole('complementary', { name: 'Log entry' }, WAIT);
  for (const text of ['See live', '/positions, /socket', 'Van', '#77', 'and 238 more']) {
    expect(within(details).getByText(text)).toBeVisible();
  }
  expect(within(details).queryByText('Changes')).toBeNull();
  expect(server.calls).toContain('GET /api/server/logs');
});

it('says where reads are switched on while they are not', async () => {
  open('/logs?show=reads', { answers: { 'GET /api/server/logs': [] } });
  expect(await screen.findByText(/Reads are not written down/, {}, WAIT)).toBeVisible();
});

it('is not for others', async () => {
  const server = open('/logs', { user: makeUser({ administrator: false }) });
  await waitFor(() => expect(server.calls).toContain('GET /api/server'), WAIT);
  expect(await screen.findByText(/administrator/i, {}, WAIT)).toBeVisible();
  expect(server.calls).not.toContain('GET /api/server/logs');
});
