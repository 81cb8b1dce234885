import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { MenuItem } from '../../ui';
import { DeviceMenu } from './device-menu';

const HOSTILE = '<img src=x onerror=alert(1)>';
const AT = { x: 40, y: 40, isByKeyboard: true };
const user = userEvent.setup({ delay: null });

async function open(account: object = {}) {
  const { client, wrapper } = createTestServer({
    user: makeUser({ id: 7, ...account }),
    server: {},
    devices: [makeDevice(1, { name: HOSTILE })],
    positions: [makePosition(1)],
    answers: {
      'GET /api/stops': [],
      'GET /api/commands/types': [{ type: 'custom' }],
      'GET /api/commands/send': [],
    },
  });
  client.live.start();
  await waitFor(() => expect(client.live.devices.get(1)).toBeDefined());
  const onClose = vi.fn();
  const onOwn = vi.fn();
  const Wrapper = wrapper({ locale: 'en-US' });
  const page = (isOpen: boolean) => (
    <Wrapper>
      <button>Row</button>
      {isOpen ? (
        <DeviceMenu deviceId={1} at={AT} onClose={onClose}>
          <MenuItem onSelect={onOwn}>Own</MenuItem>
        </DeviceMenu>
      ) : null}
    </Wrapper>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Row' }).focus();
  rerender(page(true));
  onClose.mockImplementation(() => rerender(page(false)));
  await screen.findByRole('menu', { name: HOSTILE });
  return { onClose, onOwn };
}

const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);
const expectRowFocus = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus());

it('[S1.24] offers what the account may do, begins with the first, and gives the focus back', async () => {
  const { onClose, onOwn } = await open();
  await waitFor(() => expect(entries()).toEqual(['Own', 'Lock', 'Command']));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Own' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onOwn).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  await expectRowFocus();
});

it('sends a command by the one dialog for it, and gives the focus back', async () => {
  const { onClose } = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Command' }));
  await screen.findByRole('dialog', { name: `Send a command to ${HOSTILE}` });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await expectRowFocus();
});

it('stops the engine by the one dialog for it', async () => {
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Lock' }));
  await screen.findByRole('dialog', { name: `Lock ${HOSTILE}?` });
});

it('shows nothing that is refused: who sends saved commands alone locks no engine', async () => {
  await open({ limitCommands: true });
  await waitFor(() => expect(entries()).toEqual(['Own', 'Command']));
});
