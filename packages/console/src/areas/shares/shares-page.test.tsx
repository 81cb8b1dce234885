import { share } from '@rastro/sdk/contract';
import { createFakeServer, makeDevice, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };

const link = share.decode({
  id: 4,
  name: 'Customer',
  deviceIds: [1, 9],
  openedCount: 3,
  token: null,
  expiresAt: '2030-01-01T12:00:00Z',
});

function open(state: FakeServerState = {}) {
  const devices = [makeDevice(1, { name: 'Van' })];
  const server = createFakeServer({ user: makeUser(), devices, shares: [link], ...state });
  renderConsole(server.client, '/shares');
  return server;
}

testInWideWindow();

describe('/shares', () => {
  it('lists what each link shows, and a vehicle that is gone by its number [S1.17] [S7.56]', async () => {
    open();
    expect(await screen.findByText('Customer', {}, WAIT)).toBeInTheDocument();
    expect(await screen.findByText('Van, #9')).toBeInTheDocument();
  });

  it('makes one from here too', async () => {
    open({ shares: [] });
    expect(await screen.findByText('No active links', {}, WAIT)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'New link' })[0]!);
    expect(await screen.findByRole('dialog', { name: 'New link' }, WAIT)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Vehicles/ })).toBeVisible();
  });
});
