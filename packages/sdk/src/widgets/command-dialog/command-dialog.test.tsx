import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { command, event } from '../../contract';
import { createFakeSending } from '../../react/commands/fake-sending';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { CommandDialog } from './command-dialog';

const HOSTILE = '<img src=x onerror=alert(1)>';
const user = userEvent.setup({ delay: null });

interface Opening {
  deviceIds?: number[];
  speed?: number;
  protocol?: string;
  types?: string[];
  account?: object;
  server?: object;
  saved?: object[];
  /** Devices that the server sends nothing. */
  refused?: number[];
}

async function open({
  deviceIds = [1],
  speed = 33.5,
  protocol = 'gt06',
  types = ['custom', 'engineStop', 'rebootDevice', 'setConnection', 'powerOff'],
  account = {},
  server: settings = {},
  saved = [],
  refused = [],
}: Opening = {}) {
  const fixTime = new Date().toISOString();
  const server = createTestServer({
    user: makeUser({ id: 7, ...account }),
    server: settings,
    devices: [1, 2, 3].map((id) => makeDevice(id, { name: `${HOSTILE} ${id}`, status: 'online' })),
    positions: [1, 2, 3].map((id) => makePosition(id, { speed, fixTime, valid: true, protocol })),
  });
  const { commands } = server.client;
  const kept = saved.map((one) => command.decode(one));
  const readTypes = vi.spyOn(commands, 'types').mockResolvedValue(types);
  vi.spyOn(commands, 'sendable').mockResolvedValue(kept);
  vi.spyOn(commands, 'list').mockResolvedValue(kept);
  const send = vi
    .spyOn(commands, 'send')
    .mockImplementation(({ deviceId, type }) =>
      Promise.resolve({ id: 0, deviceId, type: type ?? '', isQueued: false, attributes: {} }),
    );
  const { bulk, planned } = createFakeSending({ refused });
  Object.assign(server.client.bulk, bulk);
  const wrapper = server.wrapper({ locale: 'en-US', timeZone: 'UTC' });
  server.client.live.start();
  await waitFor(() => expect(server.client.live.positions.get(3)).toBeDefined());
  render(<CommandDialog deviceIds={deviceIds} isOpen onClose={() => undefined} />, { wrapper });
  await screen.findByRole('combobox', { name: /Command/ });
  return { ...server, send, planned, readTypes };
}

type Send = Awaited<ReturnType<typeof open>>['send'];
type Answer = Awaited<ReturnType<Send>>;

/** The server answers what is sent only when it is told to. */
function holdBack(send: Send): (answer: Answer) => void {
  let answer: (given: Answer) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return (given) => answer(given);
}

const press = (name: string) => screen.findByRole('button', { name }).then((it) => user.click(it));
const choose = async (name: RegExp) => {
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Command/ });
  await waitFor(() => expect(field.disabled).toBe(false));
  await user.click(field);
  await user.click(await screen.findByRole('option', { name }));
};

describe('CommandDialog', () => {
  it('[S1.24] says before it is sent to whom, how fast that is, and that it goes at once', async () => {
    const { send } = await open();
    await choose(/Restart tracker/);
    await press('Continue');
    const dialog = screen.getByRole('dialog', { name: `Send a command to ${HOSTILE} 1` });
    expect(within(dialog).getByText('62 km/h')).toBeTruthy();
    expect(within(dialog).getByText(/sent to the tracker now/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await press('Send command');
    expect(send).toHaveBeenCalledWith({
      deviceId: 1,
      type: 'rebootDevice',
      textChannel: false,
      attributes: {},
    });
    expect(await screen.findByText('Sent to the tracker')).toBeTruthy();
  });

  it('asks for what the command takes, and says what is wrong with it', async () => {
    const { send } = await open();
    await choose(/Set server/);
    await press('Continue');
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /Server/ }), 'a.example');
    await user.type(screen.getByRole('textbox', { name: /Port/ }), '70000');
    await press('Continue');
    expect(await screen.findByText('Enter a number from 1 to 65,535.')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: /Port/ }));
    await user.type(screen.getByRole('textbox', { name: /Port/ }), '5055');
    await press('Continue');
    expect(await screen.findByText(/may stop sending positions/)).toBeTruthy();
    await press('Send command');
    const attributes = { server: 'a.example', port: 5055 };
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ attributes }));
  });

  it('waits with what cuts the engine, as a text too, and lets it be called off', async () => {
    const { send, client, push } = await open();
    send.mockResolvedValue({
      id: 0,
      deviceId: 1,
      type: 'custom',
      isQueued: true,
      attributes: { stopId: 5 },
    });
    await choose(/Text command/);
    await user.type(screen.getByRole('textbox', { name: /Text/ }), 'RELAY,1#');
    await press('Continue');
    expect(await screen.findByText(/sent only once the vehicle is stopped/)).toBeTruthy();
    expect(await screen.findByText(/rastro\.harmless/)).toBeTruthy();
    await press('Send command');
    expect(await screen.findByText('Waiting for the vehicle to stop')).toBeTruthy();
    const ended = {
      id: 5,
      deviceId: 1,
      userId: 7,
      userName: 'Ana',
      type: 'custom',
      state: 'calledOff' as const,
      needs: '' as const,
      askedAt: '2026-08-21T12:00:00.000Z',
      changedAt: '2026-08-21T12:00:00.000Z',
      expiresAt: '2026-08-22T12:00:00.000Z',
      overrideBy: '',
      reason: '',
    };
    const callOff = vi.spyOn(client.engineStops, 'callOff').mockResolvedValue(ended);
    await press('Cancel those waiting');
    expect(callOff).toHaveBeenCalledWith({ stopId: 5 });
    act(() => push({ stops: [ended] }));
    expect(await screen.findByText('Canceled')).toBeTruthy();
  });

  it('sends a text that waits against its risk, with a reason', async () => {
    const { send, client } = await open();
    send.mockResolvedValue({
      id: 0,
      deviceId: 1,
      type: 'custom',
      isQueued: true,
      attributes: { stopId: 5 },
    });
    const override = vi.spyOn(client.engineStops, 'override').mockRejectedValue(new Error('x'));
    await choose(/Text command/);
    await user.type(screen.getByRole('textbox', { name: /Text/ }), 'STATUS#');
    await press('Continue');
    await press('Send command');
    await press('Send without waiting…');
    await user.type(screen.getByRole('textbox', { name: /Why/ }), 'Only asks for its state');
    await press('Send right now');
    expect(override).toHaveBeenCalledWith({ stopId: 5, reason: 'Only asks for its state' });
  });

  it('follows what is queued until the tracker has it and answers', async () => {
    const { send, push } = await open({ protocol: 'osmand' });
    send.mockResolvedValue({ id: 9, deviceId: 1, type: 'x', isQueued: true, attributes: {} });
    await choose(/Restart tracker/);
    await press('Continue');
    expect(await screen.findByText(/waits in the queue until the tracker connects/)).toBeTruthy();
    await press('Send command');
    expect(await screen.findByText('Queued until the tracker connects')).toBeTruthy();
    const tell = (type: string, attributes: object) =>
      act(() =>
        push({
          events: [
            event.decode({
              id: 1,
              type,
              deviceId: 1,
              eventTime: '2026-08-21T12:00:00Z',
              attributes,
            }),
          ],
        }),
      );
    tell('queuedCommandSent', { id: 9 });
    expect(await screen.findByText('Delivered to the tracker')).toBeTruthy();
    tell('commandResult', { result: `OK ${HOSTILE}` });
    expect(await screen.findByText(`OK ${HOSTILE}`)).toBeTruthy();
  });

  it('follows it without any rule: by the report of events, and by what a position says', async () => {
    const { send, push, client } = await open({ protocol: 'osmand' });
    send.mockResolvedValue({ id: 9, deviceId: 1, type: 'x', isQueued: true, attributes: {} });
    const later = new Date(Date.now() + 60_000).toISOString();
    const happened = (id: number, type: string, attributes: object) =>
      event.decode({ id, type, deviceId: 1, eventTime: '2026-08-21T12:00:00Z', attributes });
    const read = vi
      .spyOn(client.reports, 'events')
      .mockResolvedValue([
        happened(7, 'queuedCommandSent', { id: 9 }),
        happened(6, 'commandResult', { result: 'of an earlier one' }),
      ]);
    await choose(/Restart tracker/);
    await press('Continue');
    await press('Send command');
    expect(await screen.findByText('Queued until the tracker connects')).toBeTruthy();
    act(() => push({ devices: [makeDevice(1, { status: 'offline' })] }));
    expect(read).not.toHaveBeenCalled();
    const spoke = (id: number, attributes: Record<string, unknown>) =>
      act(() => push({ positions: [makePosition(1, { id, fixTime: later, attributes })] }));
    spoke(501, {});
    expect(await screen.findByText('Delivered to the tracker')).toBeTruthy();
    spoke(502, { result: HOSTILE });
    expect(await screen.findByText(HOSTILE)).toBeTruthy();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('misses nothing that the tracker says while the command is still being sent', async () => {
    const { send, push, client } = await open();
    const resolve = holdBack(send);
    const happened = { id: 7, type: 'queuedCommandSent', deviceId: 1, attributes: { id: 9 } };
    const read = vi
      .spyOn(client.reports, 'events')
      .mockResolvedValue([event.decode({ ...happened, eventTime: '2026-08-21T12:00:00Z' })]);
    await choose(/Restart tracker/);
    await press('Continue');
    await press('Send command');
    const later = new Date(Date.now() + 60_000).toISOString();
    const told = vi.fn();
    onTestFinished(client.live.subscribeChanges(told));
    act(() => push({ positions: [makePosition(1, { id: 501, fixTime: later })] }));
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(read).not.toHaveBeenCalled();
    resolve({ id: 9, deviceId: 1, type: 'x', isQueued: true, attributes: {} });
    expect(await screen.findByText('Delivered to the tracker')).toBeTruthy();
  });

  it('takes an answer that overtakes the server’s own', async () => {
    const { send, push, client } = await open();
    const resolve = holdBack(send);
    await choose(/Restart tracker/);
    await press('Continue');
    await press('Send command');
    const later = new Date(Date.now() + 60_000).toISOString();
    const attributes = { result: HOSTILE };
    const told = vi.fn();
    onTestFinished(client.live.subscribeChanges(told));
    act(() => push({ positions: [makePosition(1, { id: 501, fixTime: later, attributes })] }));
    await waitFor(() => expect(told).toHaveBeenCalled());
    resolve({ id: 0, deviceId: 1, type: 'x', isQueued: false, attributes: {} });
    expect(await screen.findByText(HOSTILE)).toBeTruthy();
  });

  it('[S7.70] [S7.71] [S7.72] [S7.73] offers the SMS channel only where the server has one, and saved ones by their id', async () => {
    const saved = [{ id: 4, description: HOSTILE, type: 'custom', attributes: { data: 'X' } }];
    const { send, readTypes, client } = await open({ server: { textEnabled: true }, saved });
    expect(client.commands.sendable).toHaveBeenCalledWith({ deviceId: 1 });
    await user.click(screen.getByRole('radio', { name: 'SMS' }));
    expect(readTypes).toHaveBeenLastCalledWith({ deviceId: 1, textChannel: true });
    await choose(/<img/);
    await press('Continue');
    await press('Send command');
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: 4, deviceId: 1 }));
    expect(screen.getByRole('status').textContent).toContain(HOSTILE);
  });

  it('leaves an account of saved commands alone with those', async () => {
    const saved = [{ id: 4, description: 'Horn', type: 'custom', attributes: {} }];
    await open({ account: { limitCommands: true }, saved, server: { textEnabled: true } });
    expect(screen.queryByRole('radio')).toBeNull();
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Command/ });
    await waitFor(() => expect(field.disabled).toBe(false));
    await user.click(field);
    expect((await screen.findAllByRole('option')).map((it) => it.textContent)).toEqual([
      expect.stringContaining('Horn'),
    ]);
  });

  it('tells many with one question, asks for their types once a kind, and names who failed', async () => {
    const { send, readTypes, planned } = await open({ deviceIds: [1, 2, 3], refused: [2] });
    expect(readTypes).toHaveBeenCalledTimes(1);
    await choose(/Restart tracker/);
    await press('Continue');
    expect(screen.getByRole('dialog', { name: 'Send a command to 3 vehicles' })).toBeTruthy();
    expect(screen.getByText('3 get it now.')).toBeTruthy();
    await press('Send command');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect([planned.length, send.mock.calls.length]).toEqual([1, 0]);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain(`${HOSTILE} 2`);
    expect(first?.getAttribute('data-kind')).toBe('failed');
  });

  it('has the server send an engine stop to each of many through its guard', async () => {
    const { planned } = await open({ deviceIds: [1, 2] });
    await choose(/Lock engine/);
    await press('Continue');
    expect(screen.getByText('2 get it once stopped.')).toBeTruthy();
    await press('Send command');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(planned).toEqual([
      expect.objectContaining({
        resource: 'devices',
        ids: [1, 2],
        operation: 'send',
        changes: expect.objectContaining({ type: 'engineStop' }),
      }),
    ]);
  });
});
