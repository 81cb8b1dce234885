import { act, render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EngineStop } from '../../contract';
import { createTestServer } from '../../react/testing';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { EngineLockDialog } from './engine-lock-dialog';

const HOSTILE = '<img src=x onerror=alert(1)>';
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const stopOf = (over: Partial<EngineStop> = {}): EngineStop => ({
  id: 5,
  deviceId: 1,
  userId: 7,
  userName: HOSTILE,
  type: 'engineStop',
  state: 'waiting',
  needs: 'speed',
  askedAt: '2026-08-21T12:00:00.000Z',
  changedAt: '2026-08-21T12:00:00.000Z',
  expiresAt: '2026-08-22T12:00:00.000Z',
  overrideBy: '',
  reason: '',
  ...over,
});
const done = { id: 1, deviceId: 1, type: '', isQueued: true, attributes: {} };

function open({
  stops = [] as EngineStop[],
  speed = 30,
  account = makeUser({ id: 7 }),
  blocked = undefined as boolean | undefined,
  fixTime = new Date().toISOString(),
} = {}) {
  const server = createTestServer({
    user: account,
    devices: [makeDevice(1, { name: HOSTILE })],
    positions: [
      makePosition(1, {
        speed,
        fixTime,
        valid: true,
        attributes: blocked === undefined ? {} : { blocked },
      }),
    ],
  });
  const list = vi.spyOn(server.client.engineStops, 'list').mockResolvedValue(stops);
  const send = vi.spyOn(server.client.commands, 'send').mockResolvedValue(done);
  render(<EngineLockDialog deviceId={1} isOpen onClose={() => undefined} />, {
    wrapper: server.wrapper({ locale: 'en-US', timeZone: 'UTC' }),
  });
  return { ...server, list, send };
}
const sent = stopOf({ state: 'sent', needs: '' });
const resumed = { ...sent, id: 6, type: 'engineResume', changedAt: '2026-08-21T13:00:00.000Z' };
const actions = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((words) => words !== 'Close');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('EngineLockDialog', () => {
  it('[S1.24] says before what will happen: at once where the vehicle stands, else later', async () => {
    const { send } = open({ speed: 0 });
    expect(await screen.findByText(/sent to the tracker now/)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: `Lock ${HOSTILE}?` })).toBeTruthy();
    expect(screen.getByText('Engine state unknown')).toBeTruthy();
    expect(actions()).toEqual(['Lock engine']);
    await press('Lock engine');
    expect(send).toHaveBeenCalledWith({ deviceId: 1, type: 'engineStop' });
  });

  it('ticks no speed of a vehicle that drives, whatever is waited for first', async () => {
    open({ stops: [stopOf({ needs: 'age' })], fixTime: '2026-08-21T12:00:00.000Z' });
    const speed = await screen.findByText(/56 km\/h \(must be/);
    expect(speed.closest('[data-met]')?.getAttribute('data-met')).toBe('false');
  });

  it('names the vehicle and what it waits for, and lets it be called off', async () => {
    const { client, list } = open({ stops: [stopOf()] });
    const callOff = vi.spyOn(client.engineStops, 'callOff').mockImplementation(() => {
      list.mockResolvedValue([stopOf({ state: 'calledOff', needs: '' })]);
      return Promise.resolve(stopOf({ state: 'calledOff', needs: '' }));
    });
    expect(
      await screen.findByRole('dialog', { name: `Cancel the lock of ${HOSTILE}?` }),
    ).toBeTruthy();
    expect(screen.getByText('Lock queued')).toBeTruthy();
    expect(await screen.findByText('Waiting for the vehicle to stop.')).toBeTruthy();
    expect(actions()).toEqual(['Lock without waiting…', 'Cancel lock']);
    await press('Cancel lock');
    expect(callOff).toHaveBeenCalledWith({ stopId: 5 });
    expect(await screen.findByText('Canceled')).toBeTruthy();
  });

  it('offers no way round where a stop waits for the tracker to connect', async () => {
    open({ stops: [stopOf({ needs: 'connection' })], speed: 0 });
    expect(await screen.findByText('Waiting for the tracker to connect.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel lock' })).toBeTruthy();
    expect(screen.queryByText('Lock without waiting')).toBeNull();
  });

  it('overrides only with a reason, after naming the risk with the speed of now', async () => {
    const { client } = open({ stops: [stopOf()] });
    const override = vi.spyOn(client.engineStops, 'override').mockResolvedValue(stopOf());
    expect(await screen.findByText(/At 56 km\/h, steering and brakes lose power/)).toBeTruthy();
    await press('Lock without waiting…');
    const go = screen.getByRole('button', { name: 'Lock right now' });
    await user.type(screen.getByRole('textbox'), '   ');
    expect(go.hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByRole('textbox'), 'Stolen');
    await user.click(go);
    expect(override).toHaveBeenCalledWith({ stopId: 5, reason: 'Stolen' });
  });

  it('says since when it is locked, and offers to unlock it alone', async () => {
    open({ stops: [sent], blocked: true });
    expect(await screen.findByRole('dialog', { name: `Unlock ${HOSTILE}?` })).toBeTruthy();
    expect(screen.getByText(/^Engine locked since .*12:00/)).toBeTruthy();
    expect(actions()).toEqual(['Unlock engine']);
  });

  it('locks again what was sent and never reported, and unlocks it', async () => {
    const { send } = open({ stops: [sent] });
    expect(await screen.findByText(/^Lock sent \(.*12:00.*not confirmed$/)).toBeTruthy();
    expect(actions()).toEqual(['Lock again', 'Unlock engine']);
    await press('Lock again');
    expect(send).toHaveBeenCalledWith({ deviceId: 1, type: 'engineStop' });
    await waitFor(() => expect(actions()).toEqual(['Lock again', 'Unlock engine']));
    await press('Unlock engine');
    expect(send.mock.lastCall?.[0]).toMatchObject({ deviceId: 1, type: 'engineResume' });
  });

  it('says what went wrong with unlocking', async () => {
    const { send } = open({ stops: [sent] });
    send.mockRejectedValueOnce(new Error('away'));
    await press('Unlock engine');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Unlock engine');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says what became of letting it run: in the queue, handed over', async () => {
    const { push, list } = open({ stops: [sent] });
    await screen.findByRole('button', { name: 'Unlock engine' });
    list.mockResolvedValue([resumed, sent]);
    await press('Unlock engine');
    expect(await screen.findByText('Queued until the tracker connects')).toBeTruthy();
    const event = {
      id: 9,
      type: 'queuedCommandSent',
      deviceId: 1,
      attributes: { id: 1 },
      eventTime: '2026-08-21T12:00:00.000Z',
      positionId: 0,
      geofenceId: 0,
      maintenanceId: 0,
    };
    act(() => push({ events: [event] }));
    expect(await screen.findByText('Delivered to the tracker')).toBeTruthy();
    expect(screen.getByText('Engine state unknown')).toBeTruthy();
    expect(actions()).toEqual(['Lock engine']);
    await press('Lock engine');
    expect(screen.queryByText('Delivered to the tracker')).toBeNull();
  });

  it('follows what others do to it', async () => {
    const { list, push } = open({ stops: [stopOf()] });
    await screen.findByText('Waiting for the vehicle to stop.');
    list.mockResolvedValue([sent]);
    act(() => push({ stops: [sent] }));
    expect(await screen.findByText(/^Lock sent/)).toBeTruthy();
  });

  it.each([[[stopOf()]], [[sent]], [[]]])(
    'offers nothing to an account without commands: %#',
    async (stops) => {
      open({ stops, account: makeUser({ id: 7, limitCommands: true }) });
      await screen.findByText(/^(Lock queued|Lock sent .*|Engine state unknown)$/);
      expect(actions()).toEqual([]);
    },
  );
});
