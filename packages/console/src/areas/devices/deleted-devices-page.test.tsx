import { deletedDevice } from '@rastro/sdk/contract';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };
const van = deletedDevice.decode({ id: 7, name: 'Van', uniqueId: '4711', groupId: 0 });

testInWideWindow();

function open(answers: object = {}) {
  const account = makeUser({ administrator: true });
  const server = createFakeServer({
    user: account,
    deletedDevices: [van],
    answers: { ...answers },
  });
  renderConsole(server.client, '/deleted-devices');
  return server;
}
async function choose(action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Van/ }, WAIT));
  await user.click(await screen.findByRole('menuitem', { name: action }, WAIT));
  await user.click(await screen.findByRole('button', { name: action }, WAIT));
}

it('ends a deleted device for good once that was confirmed', async () => {
  const server = open();
  await choose('Delete for good');
  expect(await screen.findByText('Van was deleted for good.', {}, WAIT)).toBeVisible();
  expect(server.calls).toContain('DELETE /api/deleted-devices/7');
  expect(await screen.findByText('No deleted devices', {}, WAIT)).toBeVisible();
});

it('says that another was registered with the identifier of one that is to come back', async () => {
  const server = open({
    'POST /api/deleted-devices/7/restore': new Response(
      JSON.stringify({ code: 'DEVICE_REGISTERED_ANEW', message: 'x', field: 'uniqueId' }),
      { status: 409 },
    ),
  });
  await choose('Restore');
  expect(await screen.findByText(/registered with this identifier/, {}, WAIT)).toBeVisible();
  await waitFor(() => expect(server.calls).toContain('POST /api/deleted-devices/7/restore'));
  expect(screen.getAllByText('Van').length).toBeGreaterThan(0);
});
