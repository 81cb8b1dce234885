import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

function open(path: string, state: FakeServerState = {}) {
  const server = createFakeServer({ user: makeUser({ administrator: true }), ...state });
  renderConsole(server.client, path);
  return server;
}

testInWideWindow();

it('[S3.11] [S3.14] keeps what an administrator changes of the server', async () => {
  const server = open('/server');
  const devices = await screen.findByRole('textbox', { name: /^Devices on the whole/ }, WAIT);
  await user.clear(devices);
  await user.type(devices, '7');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls).toContain('PUT /api/server'), WAIT);
});

it('says who loses permissions before they are given one by one, and gives all of them a preset', async () => {
  const ana = makeUser({ id: 7, name: 'Ana' });
  const server = open('/server', { users: [makeUser({ id: 1, administrator: true }), ana] });
  const box = await screen.findByRole('checkbox', { name: 'Fine-grained permissions' }, WAIT);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/1 account may do less/, {}, WAIT)).toBeVisible();
  expect(screen.getByText('Ana')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Ana')).toBeNull(), WAIT);
  expect(server.calls).not.toContain('PUT /api/server');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: /Give those with nothing/ }, WAIT));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Viewer' }, WAIT));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(server.calls).toContain('PUT /api/server'), WAIT);
  const calls = server.calls.filter((call) => /^(PATCH|PUT) /.test(call));
  expect(calls).toEqual(['PATCH /api/users/7', 'PUT /api/server']);
});

it('asks before what is not saved is lost to another part of the page', async () => {
  open('/server');
  await user.type(await screen.findByRole('textbox', { name: /^Devices on the whole/ }, WAIT), '7');
  await user.click(screen.getByRole('radio', { name: 'Health' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }, WAIT));
  expect(screen.getByRole('textbox', { name: /^Devices on the whole/ })).toHaveValue('7');
});

it('says how everything is that the server leans on', async () => {
  const url = 'http://127.0.0.1:9';
  const checks = [
    { id: 1, level: 'problem', what: 'mail', found: 'away', remedy: 'Start it.' },
    {
      id: 2,
      level: 'warning',
      what: 'tracking',
      found: 'x',
      remedy: 'y',
      code: 'trackingAway',
      params: { url },
    },
    // A Traccar that does not tell its version.
    {
      id: 3,
      level: 'good',
      what: 'tracking',
      found: 'z',
      code: 'traccar',
      params: { version: null, url },
    },
    {
      id: 4,
      level: 'warning',
      what: 'Telegram',
      found: 'w',
      code: 'telegramFails',
      service: 'refused',
      params: { service: 'Telegram', status: 404 },
    },
    {
      id: 9,
      what: 'clock',
      level: 'good',
      found: '2026-11-29T09:02:00.772Z',
      remedy: '',
      code: 'clockRight',
      service: '',
      params: { now: '2026-11-29T09:02:00.772Z' },
    },
  ];
  open('/server?part=health', { answers: { 'GET /api/server-checks': checks } });
  expect(await screen.findByText('Start it.', {}, WAIT)).toBeVisible();
  expect(screen.getByText('Problem')).toBeVisible();
  expect(screen.getByText(/29.*\d+:02:00/)).toBeVisible();
  // In the language of the page, where there are words for it.
  expect(screen.getByText(/127\.0\.0\.1:9.* does not answer/)).not.toHaveAttribute('lang');
  expect(screen.getByText(/^Traccar \? /)).toBeVisible();
  expect(screen.getByText(/Telegram.* refused the request .*404/)).not.toHaveAttribute('lang');
  expect(screen.getByText(/^Start that Traccar/)).not.toHaveAttribute('lang');
});
