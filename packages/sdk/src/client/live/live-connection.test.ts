// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device, Position, SocketFrame } from '../../contract';
import { TrackingError } from '../request/tracking-error';
import { createLiveConnection, type ReadAll } from './live-connection';
import { aDevice, aPosition } from '../test-entities';
import type { ConnectionState, SocketLike } from './live-types';
import { openSocket } from './open-socket';

class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  close = vi.fn();
}

type Data = { devices: Device[]; positions: Position[] };

const data: Data = { devices: [aDevice(1)], positions: [aPosition(1, 1)] };
let sockets: FakeSocket[];
let states: ConnectionState['status'][];
let frames: SocketFrame[];
let read: ReturnType<typeof vi.fn<ReadAll>>;
let onRead: ReturnType<typeof vi.fn<(data: Data) => void>>;
let connection: ReturnType<typeof createLiveConnection>;
const onRightsChanged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sockets = [];
  states = [];
  frames = [];
  read = vi.fn(() => Promise.resolve(data));
  onRead = vi.fn();
  connection = createLiveConnection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    read: (signal, begun) => read(signal, begun),
    onRead: (value) => onRead(value),
    onFrame: (frame) => frames.push(frame),
    onState: ({ status }) => states.push(status),
    onRightsChanged,
    now: Date.now,
    reconnectMs: 5_000,
    silenceMs: 120_000,
  });
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

const last = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};
const emit = (socket: FakeSocket, name: 'onopen' | 'onclose' | 'onerror') =>
  socket[name]?.({} as never);
const closeWith = (code: number) => last().onclose?.({ code } as never);
const say = (socket: FakeSocket, frame: unknown) =>
  socket.onmessage?.({ data: JSON.stringify(frame) } as never);
const settle = () => vi.advanceTimersByTimeAsync(0);
const goLive = async () => {
  connection.start();
  emit(last(), 'onopen');
  await settle();
};

describe('the live connection', () => {
  it('reads everything once the socket is open, and is live then', async () => {
    connection.start();
    expect(connection.getState().status).toBe('connecting');
    expect(read).not.toHaveBeenCalled();
    emit(last(), 'onopen');
    expect(connection.getState().status).toBe('connecting');
    await settle();
    expect(onRead).toHaveBeenCalledWith(data);
    expect(states).toEqual(['connecting', 'live']);
  });

  it.each([
    ['the first message', () => say(last(), { positions: [] })],
    ['two seconds of silence', () => vi.advanceTimersByTime(2_000)],
    ['the end of the socket', () => emit(last(), 'onclose')],
  ])('says that the stream has begun with %s', async (_what, bring) => {
    const begun = vi.fn();
    read.mockImplementation((_signal, hasBegun) => hasBegun.then(begun).then(() => data));
    connection.start();
    emit(last(), 'onopen');
    await settle();
    expect(begun).not.toHaveBeenCalled();
    bring();
    await settle();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('tells of changed rights when the server closes for them, and reads everything at once', async () => {
    await goLive();
    onRightsChanged.mockClear();
    closeWith(4403);
    expect(onRightsChanged).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(2);
    emit(last(), 'onopen');
    await settle();
    expect(connection.getState().status).toBe('live');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('tells of them once where what was read is refused, until it can be read again', async () => {
    onRightsChanged.mockClear();
    const refused = new TrackingError({ code: 'PERMISSION_REQUIRED', status: 403 });
    read.mockRejectedValue(refused);
    await goLive();
    expect(connection.getState().status).toBe('refused');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.getState().status).toBe('refused');
    emit(last(), 'onopen');
    await settle();
    expect(onRightsChanged).toHaveBeenCalledTimes(1);
    read.mockRejectedValue(new TrackingError({ code: 'ACCOUNT_IS_SUSPENDED', status: 403 }));
    await vi.advanceTimersByTimeAsync(5_000);
    emit(last(), 'onopen');
    await settle();
    expect(onRightsChanged).toHaveBeenCalledTimes(2);
    read.mockResolvedValue(data);
    await vi.advanceTimersByTimeAsync(5_000);
    emit(last(), 'onopen');
    await settle();
    expect(connection.getState().status).toBe('live');
    read.mockRejectedValue(refused);
    emit(last(), 'onclose');
    await vi.advanceTimersByTimeAsync(5_000);
    emit(last(), 'onopen');
    await settle();
    expect(onRightsChanged).toHaveBeenCalledTimes(3);
  });

  it('waits for no stream where no socket opens', async () => {
    read.mockImplementation((_signal, begun) => begun.then(() => data));
    connection.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onRead).toHaveBeenCalledWith(data);
  });

  it('holds frames back until everything was read, and takes none twice', async () => {
    connection.start();
    emit(last(), 'onopen');
    say(last(), { positions: [aPosition(1, 5)] });
    expect(frames).toEqual([]);
    await settle();
    expect(frames).toEqual([{ positions: [aPosition(1, 5)] }]);
    say(last(), { devices: [aDevice(1)] });
    expect(frames).toHaveLength(2);
  });

  it('[S4.20] opens a new socket 5 s after one closed, and reads again before it is live', async () => {
    await goLive();
    emit(last(), 'onclose');
    expect(connection.getState()).toMatchObject({
      status: 'reconnecting',
      nextAttemptAt: 1_005_000,
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
    expect(connection.getState()).toMatchObject({ status: 'reconnecting', nextAttemptAt: null });
    emit(last(), 'onopen');
    say(last(), { positions: [aPosition(1, 30)] });
    expect(frames).toEqual([]);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    expect(frames).toHaveLength(1);
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'reconnecting', 'live']);
  });

  it.each([1006, 4401])(
    'reads without a socket that closes with %i before it opens',
    async (code) => {
      connection.start();
      closeWith(code);
      await settle();
      expect(onRead).toHaveBeenCalledWith(data);
    },
  );

  it('asks at once whether it is signed out when the server says that the session has ended', async () => {
    await goLive();
    closeWith(4401);
    expect(read).toHaveBeenCalledTimes(2);
    await settle();
    expect(connection.getState().status).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(5_000);
    emit(last(), 'onopen');
    await settle();
    closeWith(1006);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('hears nothing more from a socket it left', async () => {
    await goLive();
    const old = last();
    emit(old, 'onerror');
    expect(old.close).toHaveBeenCalled();
    say(old, { positions: [aPosition(1, 40)] });
    emit(old, 'onclose');
    expect(frames).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sockets).toHaveLength(2);
  });

  it('tries again when reading fails', async () => {
    read.mockRejectedValueOnce(new Error('down'));
    await goLive();
    expect(connection.getState().status).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(5_000);
    emit(last(), 'onopen');
    await settle();
    expect(connection.getState().status).toBe('live');
  });

  it('says why no socket can be made, and reads the data all the same', async () => {
    const reasons: (Error | null)[] = [];
    const isolated = createLiveConnection({
      open: () => openSocket({ WebSocket: {} } as never),
      read: (signal, begun) => read(signal, begun),
      onRead: (value) => onRead(value),
      onFrame: () => undefined,
      onRightsChanged: () => undefined,
      onState: ({ error }) => reasons.push(error),
      now: Date.now,
      reconnectMs: 5_000,
      silenceMs: 120_000,
    });
    isolated.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(onRead).toHaveBeenCalledWith(data);
    expect(reasons.at(-1)?.message).toContain('This runtime has no WebSocket');
    isolated.stop();
  });

  it('shows data when sockets do not open, without calling it live', async () => {
    connection.start();
    emit(last(), 'onerror');
    await settle();
    expect(onRead).toHaveBeenCalledWith(data);
    expect(connection.getState().status).toBe('reconnecting');
  });

  it('shows data after 2 s when a socket takes its time, and reads again once it opens', async () => {
    connection.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(connection.getState().status).toBe('connecting');
    emit(last(), 'onopen');
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    expect(connection.getState().status).toBe('live');
  });

  it('does not go live on a reading that began before the socket opened', async () => {
    let finish: (value: Data) => void = () => undefined;
    read.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    connection.start();
    await vi.advanceTimersByTimeAsync(2_000);
    emit(last(), 'onopen');
    expect(read.mock.calls[0]?.[0].aborted).toBe(true);
    finish({ devices: [], positions: [] });
    await settle();
    expect(onRead.mock.calls).toEqual([[data]]);
  });

  it('takes a socket that says nothing for 120 s for dead', async () => {
    await goLive();
    await vi.advanceTimersByTimeAsync(119_000);
    say(last(), {});
    expect(connection.getState().lastMessageAt).toBe(Date.now());
    await vi.advanceTimersByTimeAsync(119_999);
    expect(connection.getState().status).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.getState().status).toBe('reconnecting');
    expect(sockets[0]?.close).toHaveBeenCalled();
  });

  it('opens a new socket at once and reads everything again when the page slept for an hour', async () => {
    await goLive();
    const asleep = last();
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asleep.close).toHaveBeenCalled();
    expect(connection.getState().status).toBe('reconnecting');
    emit(last(), 'onopen');
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    expect(connection.getState().status).toBe('live');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('goes on when the clock is set back by an hour, and still finds out about silence', async () => {
    await goLive();
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(110_000);
    say(last(), { positions: [aPosition(1, 5)] });
    expect(frames).toHaveLength(1);
    expect(sockets).toHaveLength(1);
    expect(connection.getState().status).toBe('live');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(connection.getState().status).toBe('reconnecting');
  });

  it('bears messages that are no frames', async () => {
    await goLive();
    last().onmessage?.({ data: 'no json' } as never);
    last().onmessage?.({ data: new ArrayBuffer(1) } as never);
    expect(frames).toEqual([]);
    expect(connection.getState().status).toBe('live');
  });

  it('drops the socket when the browser goes offline and comes back at once with it', async () => {
    await goLive();
    window.dispatchEvent(new Event('offline'));
    expect(connection.getState().status).toBe('reconnecting');
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('stops for good at the end of the session, and starts again when asked', async () => {
    await goLive();
    connection.signOut();
    expect(connection.getState()).toMatchObject({ status: 'signedOut', nextAttemptAt: null });
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
    await goLive();
    expect(sockets).toHaveLength(2);
    expect(connection.getState().status).toBe('live');
  });

  it('opens one socket however often it is started, and ends what is under way when it stops', () => {
    connection.start();
    connection.start();
    expect(sockets).toHaveLength(1);
    emit(last(), 'onopen');
    connection.stop();
    expect(read.mock.calls[0]?.[0].aborted).toBe(true);
    expect(last().close).toHaveBeenCalled();
    expect(connection.getState().status).toBe('idle');
    expect(vi.getTimerCount()).toBe(0);
  });
});
