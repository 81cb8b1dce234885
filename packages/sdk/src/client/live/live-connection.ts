import type { Device, Position, SocketFrame } from '../../contract';
import { decodeSocketFrame } from '../../contract';
import { isTrackingError, type TrackingError } from '../request/tracking-error';
import type { ConnectionState, SocketLike } from './live-types';
import { createWakeWatch } from './wake-watch';

/**
 * Time that a socket may take to open, and then to begin, before data is read without it, in
 * milliseconds.
 */
const OPEN_GRACE_MS = 2_000;
/** Our server closes a socket with this code when its session has ended; a Traccar has no such code. */
const SESSION_ENDED = 4401;
/** And with this one when the account may see more or less than before. */
const RIGHTS_CHANGED = 4403;

const IDLE: ConnectionState = {
  status: 'idle',
  nextAttemptAt: null,
  lastMessageAt: null,
  error: null,
};

/**
 * Reads everything the server has; positions only after `begun`: from then on the socket brings each that is
 * newer.
 */
export type ReadAll = (
  signal: AbortSignal,
  begun: Promise<void>,
) => Promise<{ devices: Device[]; positions: Position[] }>;

/** Settings of the connection, which opens and stores nothing itself. */
export interface LiveConnectionSettings {
  /** Opens a socket; may throw. */
  open: () => SocketLike;
  read: ReadAll;
  onRead: (data: { devices: Device[]; positions: Position[] }) => void;
  onFrame: (frame: SocketFrame) => void;
  onState: (state: ConnectionState) => void;
  onRightsChanged: () => void;
  now: () => number;
  reconnectMs: number;
  silenceMs: number;
}

/**
 * Keeps a socket open. Each time one opens, everything is read again, and frames wait for that, so
 * that nothing missed between two sockets stays missed. Positions are read once the first message is there. A socket that cannot open does not keep the
 * data away: it is read after 2 s, or when the socket fails, which also finds out that a session ended, as it
 * does when the server closes the socket for that.
 */
export function createLiveConnection(settings: LiveConnectionSettings) {
  let state: ConnectionState = IDLE;
  let isRunning = false;
  let socket: SocketLike | null = null;
  let isOpen = false;
  let waitingFrames: SocketFrame[] = [];
  let reading: AbortController | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let resolveBegun = (): void => undefined;
  let refusedBy: string | null = null;

  const setState = (change: Partial<ConnectionState>) => {
    state = { ...state, ...change };
    settings.onState(state);
  };

  const dropSocket = () => {
    clearTimeout(retryTimer);
    clearTimeout(graceTimer);
    clearTimeout(silenceTimer);
    resolveBegun();
    const old = socket;
    socket = null;
    isOpen = false;
    waitingFrames = [];
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    // The package `ws` throws for an error nobody listens to.
    old.onerror = () => undefined;
    old.close();
  };

  const retryLater = (status: 'reconnecting' | 'refused' = 'reconnecting') => {
    dropSocket();
    retryTimer = setTimeout(attempt, settings.reconnectMs);
    setState({ status, nextAttemptAt: settings.now() + settings.reconnectMs });
  };

  /** No socket was open that could have told of it: said once for each rule, until something can be read again. */
  const noteRefusal = (error: unknown) => {
    if (!isRefused(error) || error.code === refusedBy) return;
    refusedBy = error.code;
    settings.onRightsChanged();
  };

  const readAll = async () => {
    reading?.abort();
    const mine = new AbortController();
    reading = mine;
    const isCurrent = () => isRunning && reading === mine;
    try {
      const begun = new Promise<void>((resolve) => {
        resolveBegun = resolve;
      });
      if (!isOpen) resolveBegun();
      const data = await settings.read(mine.signal, begun);
      if (!isCurrent()) return;
      reading = null;
      refusedBy = null;
      settings.onRead(data);
      if (!isOpen) return;
      const frames = waitingFrames;
      waitingFrames = [];
      setState({ status: 'live', nextAttemptAt: null });
      frames.forEach(settings.onFrame);
    } catch (error) {
      mine.abort();
      if (!isCurrent()) return;
      reading = null;
      noteRefusal(error);
      if (isOpen) retryLater(isRefused(error) ? 'refused' : 'reconnecting');
    }
  };

  const onMessage = (text: unknown) => {
    // Told to nobody: once a frame is too often. Who shows it reads it when needed.
    state = { ...state, lastMessageAt: settings.now() };
    watchSilence();
    resolveBegun();
    const frame = typeof text === 'string' ? decodeSocketFrame(text) : null;
    if (!frame) return;
    if (state.status === 'live') settings.onFrame(frame);
    else waitingFrames.push(frame);
  };

  const watchSilence = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => retryLater(), settings.silenceMs);
  };

  function attempt() {
    dropSocket();
    const isFirst = state.status === 'idle' || state.status === 'connecting';
    const status = isFirst ? 'connecting' : state.status === 'refused' ? 'refused' : 'reconnecting';
    setState({ status, nextAttemptAt: null });
    graceTimer = setTimeout(() => {
      if (!isOpen && !reading) void readAll();
    }, OPEN_GRACE_MS);
    watchSilence();
    try {
      socket = settings.open();
    } catch (error) {
      state = { ...state, error: error instanceof Error ? error : new Error(String(error)) };
      fail();
      return;
    }
    state = { ...state, error: null };
    socket.onopen = () => {
      isOpen = true;
      clearTimeout(graceTimer);
      graceTimer = setTimeout(() => resolveBegun(), OPEN_GRACE_MS);
      void readAll();
    };
    socket.onmessage = (event: { data: unknown }) => onMessage(event.data);
    socket.onclose = (event?: { code?: number }) => fail(event?.code);
    socket.onerror = () => fail();
  }

  function fail(closeCode?: number) {
    if (isOpen && closeCode === RIGHTS_CHANGED) {
      settings.onRightsChanged();
      return attempt();
    }
    const mayBeSignedOut = !isOpen || closeCode === SESSION_ENDED;
    retryLater();
    if (mayBeSignedOut && !reading) void readAll();
  }

  const retryNow = () => {
    if (isRunning && state.nextAttemptAt !== null) attempt();
  };
  const onOffline = () => {
    if (isRunning && socket) retryLater();
  };
  // What came before the sleep is old, and the socket is most likely dead without knowing it.
  const wakeWatch = createWakeWatch({
    now: settings.now,
    onWake: () => {
      if (socket) attempt();
    },
  });
  const page = typeof window === 'undefined' ? null : window;
  let listening = new AbortController();

  const end = (status: 'idle' | 'signedOut') => {
    if (state.status === status) return;
    isRunning = false;
    reading?.abort();
    reading = null;
    dropSocket();
    wakeWatch.stop();
    listening.abort();
    setState({ status, nextAttemptAt: null });
  };

  return {
    start(): void {
      if (isRunning) return;
      isRunning = true;
      state = IDLE;
      listening = new AbortController();
      const { signal } = listening;
      page?.addEventListener('online', retryNow, { signal });
      page?.addEventListener('offline', onOffline, { signal });
      wakeWatch.start();
      attempt();
    },
    stop: () => {
      if (isRunning) end('idle');
    },
    signOut: () => end('signedOut'),
    getState: () => state,
  };
}

const isRefused = (error: unknown): error is TrackingError =>
  isTrackingError(error) && error.status === 403;
