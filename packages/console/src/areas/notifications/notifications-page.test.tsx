import { notification } from '@rastro/sdk/contract';
import { createFakeServer, makeUser, type FakeServerState } from '@rastro/sdk/testing';
import { screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';

vi.setConfig({ testTimeout: 120_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const WAIT = { timeout: 40_000 };
const sos = notification.decode({
  id: 1,
  type: 'alarm',
  always: true,
  notificators: 'web',
  attributes: { alarms: 'sos' },
});

function open(state: FakeServerState = {}) {
  const server = createFakeServer({
    user: makeUser(),
    notifications: [sos],
    ...state,
    answers: {
      'GET /api/notifications/types': [{ type: 'alarm' }, { type: 'ignitionOn' }],
      'GET /api/notifications/notificators': [{ type: 'web' }],
    },
  });
  renderConsole(server.client, '/notifications');
  return server;
}

testInWideWindow();

describe('/notifications', () => {
  it('[S2.10] shows the rules and opens the form of a new one', async () => {
    open();
    expect((await screen.findAllByText('Alarm: SOS', {}, WAIT)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'New rule' }));
    expect(await screen.findByRole('combobox', { name: /^Event/ }, WAIT)).toBeVisible();
  });

  it('has an address for each rule', async () => {
    open();
    await user.click((await screen.findAllByText('Alarm: SOS', {}, WAIT))[0]!);
    expect(screen.getByTestId('address')).toHaveTextContent('/notifications?id=1');
    expect(await screen.findByRole('complementary', { name: 'Alarm: SOS' }, WAIT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close rule' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/notifications$/);
  });

  it('[S6.34] is in the menu of who may change nothing, without the button of a new one', async () => {
    open({ user: makeUser({ administrator: false, readonly: true }) });
    await screen.findAllByText('Alarm: SOS', {}, WAIT);
    expect(screen.getAllByRole('link', { name: 'Notifications' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'New rule' })).toBeNull();
  });
});
