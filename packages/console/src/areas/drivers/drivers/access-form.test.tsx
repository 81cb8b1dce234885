import { driver, qrAccess } from '@rastro/sdk/contract';
import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../../testing/render-console';
import { testInWideWindow } from '../../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

const lia = driver.decode({ id: 1, name: 'Lia', uniqueId: 'tag-1', attributes: {} });
const known = { id: 5, driverId: 1, username: 'lia', unlocks: false, userId: 9 };
const access = qrAccess.decode({ ...known, logoutMinutes: 0, lockMinutes: 0 });

async function open(items: readonly object[], answers: FakeServerState['answers'] = {}) {
  const holders = { deviceIds: [], groupIds: [], userIds: [] };
  const server = createFakeServer({
    user: makeUser({ administrator: true }),
    drivers: [lia],
    others: [{ resource: qrAccess, items: items as never }],
    answers: { 'GET /api/drivers/1/holders': holders, ...answers },
  });
  renderConsole(server.client, '/drivers?id=1');
  await screen.findByRole('group', { name: 'Access by codes' }, WAIT);
  return server;
}
const field = (name: RegExp, role = 'textbox') => screen.getByRole(role, { name });
const save = () => user.click(screen.getByRole('button', { name: 'Save the access' }));

testInWideWindow();

it('says at its field what is wrong with an access, before it is sent', async () => {
  const { calls } = await open([]);
  await user.type(field(/^User name/), 'lia');
  await user.type(screen.getByLabelText(/^Password/), 'ab');
  await user.clear(field(/^Lock the vehicle/, 'spinbutton'));
  await user.type(field(/^Lock the vehicle/, 'spinbutton'), '2000');
  await save();
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/at least \d+ char/i);
  expect(field(/^Lock the vehicle/, 'spinbutton')).toHaveAccessibleDescription(/1[,.]?440/);
  expect(calls).not.toContain('POST /api/qr-access');
});

it('says what the server refuses at the field that it names, or with the name of another', async () => {
  const refusal = { code: 'ALREADY_EXISTS', message: 'taken', field: 'username' };
  const refuse = (body: object, status: number) => new Response(JSON.stringify(body), { status });
  const server = await open([], { 'POST /api/qr-access': () => refuse(refusal, 409) });
  await user.type(field(/^User name/), 'lia');
  await user.type(screen.getByLabelText(/^Password/), 'a long enough password');
  await save();
  await waitFor(() => expect(field(/^User name/)).toBeInvalid(), WAIT);
  const other = { code: 'FIELD_INVALID', message: 'no', field: 'driverId' };
  server.state.answers = { 'POST /api/qr-access': () => refuse(other, 422) };
  await save();
  expect(await screen.findByText(/^Driver: One of the values/, {}, WAIT)).toBeVisible();
});

it('asks before it ends an access', async () => {
  const { calls } = await open([access]);
  await user.click(screen.getByRole('button', { name: 'End the access' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'End the access of lia?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).not.toContain('DELETE /api/qr-access/5');
  await user.click(screen.getByRole('button', { name: 'End the access' }));
  const again = await screen.findByRole('alertdialog', { name: 'End the access of lia?' });
  await user.click(within(again).getByRole('button', { name: 'End the access' }));
  await waitFor(() => expect(calls).toContain('DELETE /api/qr-access/5'), WAIT);
  expect(await screen.findByText(/the driver cannot sign in/, {}, WAIT)).toBeVisible();
});
