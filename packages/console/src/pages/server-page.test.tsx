import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../testing/render-console';
import { testInWideWindow } from '../testing/wide-window';

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

it('says how everything is that the server leans on', async () => {
  const checks = [{ id: 1, level: 'problem', what: 'mail', found: 'away', remedy: 'Start it.' }];
  open('/server?part=health', { answers: { 'GET /api/server-checks': checks } });
  expect(await screen.findByText('Start it.', {}, WAIT)).toBeVisible();
  expect(screen.getByText('Problem')).toBeVisible();
});
