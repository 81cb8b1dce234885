import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { TrackingProvider, useSessionStatus } from '../../react';
import { createFakeServer, makeUser, type FakeServerState } from '../../testing';
import { ChannelTests } from './channel-field';

const CODE = 'c'.repeat(43);
const typed = (...types: string[]) => types.map((type) => ({ type }));
const ana = (attributes: object) => ({
  ...makeUser({ id: 7, email: 'ana@example.com' }),
  attributes: attributes as Record<string, unknown>,
});

function EnteredBy(): ReactElement {
  return <p>Entered by {useSessionStatus().data?.by?.name}</p>;
}

function open(
  state: FakeServerState,
  answers: NonNullable<FakeServerState['answers']> = {},
  beside: ReactNode = null,
) {
  const onUserChange = vi.fn();
  const server = createFakeServer({
    ...state,
    answers: {
      'GET /api/notifications/types': [],
      'GET /api/notifications/notificators': typed('web', 'telegram'),
      'GET /api/telegram-bot': () => ({
        username: 'north_bot',
        isLinked: 'telegramChatId' in (server.state.user?.attributes ?? {}),
      }),
      'POST /api/telegram-bot/link': {
        username: 'north_bot',
        code: CODE,
        expiresAt: '2026-08-21T12:10:00Z',
      },
      ...answers,
    },
  });
  const drawQr = (link: string, label: string) => <img src={`data:,${link}`} alt={label} />;
  render(
    <TrackingProvider client={server.client} locale="en-US" appearance={null}>
      <ChannelTests label="Channels" telegram={{ drawQr, onUserChange }} />
      {beside}
    </TrackingProvider>,
  );
  return { ...server, onUserChange };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows a link and its picture, waits, says when it is connected, and disconnects', async () => {
  let stands: object = { state: 'waiting', problem: null };
  const { state, onUserChange } = open(
    { user: ana({}) },
    {
      'GET /api/telegram-bot/link': () => stands,
      'PATCH /api/users/7': ({ body }: { body: string }) => {
        expect(JSON.parse(body)).toEqual({ attributes: { telegramChatId: null } });
        state.user = ana({});
        return state.user;
      },
    },
  );
  await press('Connect Telegram');
  const link = await screen.findByRole('link', { name: 'Open Telegram' });
  const url = `https://t.me/north_bot?start=${CODE}`;
  expect(link).toHaveAttribute('href', url);
  expect(screen.getByRole('img', { name: /picture for the camera/ })).toHaveAttribute(
    'src',
    `data:,${url}`,
  );
  expect(screen.getByText('Waiting for you to press Start …')).toBeVisible();
  stands = { state: 'waiting', problem: 'webhook' };
  expect(await screen.findByRole('alert')).toHaveTextContent(/its webhook is set/);
  state.user = ana({ telegramChatId: '4711' });
  stands = { state: 'connected', problem: null };
  expect(await screen.findByText('Connected: the bot writes to your chat.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull();
  expect(onUserChange).toHaveBeenCalledTimes(1);
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Connect/ })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Test Telegram' })).toBeVisible();

  await press('Disconnect Telegram');
  const [, sure] = await screen.findAllByText('Disconnect Telegram');
  expect(sure).toBeDefined();
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(
      (each) => each.textContent === 'Disconnect Telegram',
    )!,
  );
  expect(await screen.findByRole('button', { name: 'Connect Telegram' })).toBeVisible();
  expect(onUserChange).toHaveBeenCalledTimes(2);
});

it('offers a new link once one has expired, and says why there is none', async () => {
  let made = 0;
  open(
    { user: ana({}) },
    {
      'GET /api/telegram-bot/link': { state: 'none', problem: null },
      'POST /api/telegram-bot/link': () => {
        made += 1;
        if (made > 1) return 409;
        return { username: 'north_bot', code: CODE, expiresAt: '2026-08-21T12:10:00Z' };
      },
    },
  );
  await press('Connect Telegram');
  expect(await screen.findByText('The link has expired.')).toBeVisible();
  await press('New link');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(made).toBe(2);
});

it('is offered to nobody who may not change the account, nor where no bot writes', async () => {
  open({ user: { ...ana({ telegramChatId: '1' }), readonly: true } });
  expect(await screen.findByText('@north_bot')).toBeVisible();
  expect(screen.queryByRole('button', { name: /onnect Telegram/ })).toBeNull();
});

it('is not offered to who logged in as somebody else, who may disconnect it', async () => {
  const by = { id: 1, name: 'Bruno' };
  const status = { now: '2026-08-21T12:00:00Z', endsAt: null, by };
  open({ user: ana({}) }, { 'GET /api/session/status': status }, <EnteredBy />);
  expect(await screen.findByText('@north_bot')).toBeVisible();
  // The answer is there: whatever comes of it is drawn with it.
  expect(await screen.findByText('Entered by Bruno')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect Telegram' })).toBeNull();
  cleanup();
  open({ user: ana({ telegramChatId: '1' }) }, { 'GET /api/session/status': status });
  expect(await screen.findByRole('button', { name: 'Disconnect Telegram' })).toBeVisible();
});

it('learns of a chat that the account got while no dialog was open', async () => {
  let asked = 0;
  const { onUserChange } = open(
    { user: ana({}) },
    {
      'GET /api/session': () => {
        asked += 1;
        return ana(asked === 1 ? {} : { telegramChatId: '4711' });
      },
      'GET /api/telegram-bot': { username: 'north_bot', isLinked: true },
    },
  );
  expect(await screen.findByRole('button', { name: 'Disconnect Telegram' })).toBeVisible();
  expect(onUserChange).toHaveBeenCalledTimes(1);
  expect(asked).toBe(2);
});
