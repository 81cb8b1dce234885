import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { share } from '../../contract';
import { HOUR_MS } from '../../domain';
import { TrackingProvider } from '../../react';
import { createFakeServer, makeDevice, makeUser, type FakeCall } from '../../testing';
import { ShareDialog } from './share-dialog';

const TOKEN = 'a'.repeat(43);
const device = { id: 1, name: 'Van' };
const running = share.decode({
  id: 9,
  name: 'Customer',
  deviceIds: [1],
  openedCount: 2,
  token: null,
  expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
});
const other = share.decode({ ...running, id: 10, name: 'Other', deviceIds: [2] });
const onClose = vi.fn();

function show(state: Parameters<typeof createFakeServer>[0] = {}, of = { device }) {
  const server = createFakeServer({ devices: [makeDevice(1, { name: 'Van' })], ...state });
  draw(server, of);
  return server;
}
function draw({ client }: Pick<ReturnType<typeof createFakeServer>, 'client'>, of = { device }) {
  render(
    <TrackingProvider client={client} locale="en-US">
      <ShareDialog {...of} onClose={onClose} />
    </TrackingProvider>,
  );
}
const create = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Create link' }));

afterEach(() => vi.clearAllMocks());

describe('the dialog that shares a vehicle', () => {
  it('makes a link and shows it once, with the ways to pass it on [S7.57]', async () => {
    const sent: Record<string, unknown>[] = [];
    show({
      answers: {
        'POST /api/shares': ({ body }: FakeCall) => {
          sent.push(JSON.parse(String(body)) as Record<string, unknown>);
          return { ...running, id: 11, token: TOKEN };
        },
      },
    });
    await userEvent.click(await screen.findByText('1 h'));
    await userEvent.click(screen.getByText('Speed'));
    await create();
    const link = `https://fleet.test/share/${TOKEN}`;
    expect(await screen.findByLabelText('Link ready')).toHaveValue(link);
    expect(sent[0]).toMatchObject({
      deviceIds: [1],
      groupId: 0,
      showsSpeed: false,
      showsName: true,
      showsTrail: true,
    });
    const afterMs = Date.parse(String(sent[0]?.['expiresAt'])) - Date.now();
    expect(Math.abs(afterMs - HOUR_MS)).toBeLessThan(60_000);
    const mail = screen.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(link);
  });

  it('has what was typed again where it went unasked, but for the PIN, and nothing once it was closed', async () => {
    const server = show({ user: makeUser({ id: 1 }) });
    const name = () => screen.findByRole('textbox', { name: 'Who the link is for' });
    await userEvent.type(await name(), 'Customer 7');
    await userEvent.click(screen.getByRole('switch', { name: /PIN/ }));
    cleanup();
    draw(server);
    await waitFor(async () => expect(await name()).toHaveValue('Customer 7'));
    expect(screen.getByText('What you had typed is back, and is not saved yet.')).toBeVisible();
    expect(screen.getByRole('switch', { name: /PIN/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    draw(server);
    expect(await name()).toHaveValue('');
  });

  it('has a calendar for each day that is written', async () => {
    show();
    await userEvent.click(await screen.findByText('Date'));
    await userEvent.click(screen.getByText('More options'));
    await userEvent.click(screen.getByText('Show only a period that is past'));
    for (const name of ['End of the link', 'Starts', 'From', 'Until']) {
      expect(screen.getByRole('button', { name: `Open calendar: ${name}` })).toBeVisible();
    }
  });

  it('asks for a vehicle where none was given, before it asks the server', async () => {
    const { calls } = show({}, {} as { device: typeof device });
    await create();
    expect(await screen.findByText('Choose at least one vehicle.')).toBeVisible();
    expect(calls).not.toContain('POST /api/shares');
  });

  it('says what the server refused, and stays', async () => {
    show({
      answers: {
        'POST /api/shares': () => Response.json({ code: 'ACCOUNT_IS_SHARED' }, { status: 403 }),
      },
    });
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent(/account/i);
    expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
  });

  it('lists the links that show this vehicle, and ends one [S7.56] [S7.59]', async () => {
    const { calls } = show({ shares: [running, other] });
    expect(await screen.findByText('Customer')).toBeVisible();
    expect(screen.getByText(/opened 2 times/)).toBeVisible();
    expect(screen.queryByText('Other')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End Customer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End link' }));
    await waitFor(() => expect(screen.queryByText('Customer')).not.toBeInTheDocument());
    expect(calls).toContain('DELETE /api/shares/9');
  });
});
