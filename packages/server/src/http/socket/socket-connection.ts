import type { WebSocket } from 'ws';
import type { FrameItem } from '../../upstream/upstream';
import { type DoorFrame, FrameMerger } from './frame-merger';
import { bytesOfPositions } from './bytes-of-positions';

/** Close codes that clients understand: what happened, and whether to come back. */
export const CLOSE = {
  restart: 1012,
  badMessage: 1008,
  failed: 1011,
  overloaded: 1013,
  away: 1013,
  sessionEnded: 4401,
  rightsChanged: 4403,
} as const;

/** Frames wait at most this long for others. */
const FLUSH_MS = 100;
const STALL_BYTES = 1024 * 1024;
const RESUME_BYTES = 200 * 1024;
const MAX_STALL_MS = 30_000;
const MAX_EVENTS = 10_000;
const PING_MS = 30_000;
const KEEP_ALIVE_MS = 55_000;
const MAX_MISSED_PINGS = 2;
const TERMINATE_AFTER_MS = 1_000;

/** One client: merges what comes for it, and slows down when it does not read. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #merger = new FrameMerger();
  readonly #timers: NodeJS.Timeout[];
  #flushTimer: NodeJS.Timeout | undefined;
  #stalledAt: number | undefined;
  #missedPings = 0;
  #hasSent = false;
  #hasBegun = false;
  #first: readonly FrameItem[] | undefined;

  readonly #onLogs: (isWanted: boolean) => void;

  /** `onLogs` is told whether the client wants to read along what devices say. */
  constructor(socket: WebSocket, onClosed: () => void, onLogs: (isWanted: boolean) => void) {
    this.#socket = socket;
    this.#onLogs = onLogs;
    this.#timers = [
      setInterval(() => this.#ping(), PING_MS),
      setInterval(() => this.#send('{}'), KEEP_ALIVE_MS),
    ];
    socket.on('pong', () => (this.#missedPings = 0));
    socket.on('message', (data, isBinary) => this.#read(isBinary ? '' : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#timers.forEach(clearInterval);
      clearTimeout(this.#flushTimer);
      onClosed();
    });
  }

  /** Takes a frame; the first goes out at once, others within 100 ms. */
  push(frame: DoorFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (isFirst && frame.key === 'positions') this.#first = frame.items;
    else this.#merger.add(frame);
    if (this.#merger.eventCount > MAX_EVENTS) this.close(CLOSE.overloaded, 'too far behind');
    this.#flushTimer ??= setTimeout(() => this.#flush(), this.#hasSent ? FLUSH_MS : 0);
  }

  /** Says goodbye, before a restart with what waits; a client that does not answer is cut off after a second. */
  close(code: number, reason: string): void {
    const first = code === CLOSE.restart ? this.#takeFirst() : undefined;
    if (first) this.#send(first);
    const text = code === CLOSE.restart ? this.#merger.take() : undefined;
    if (text !== undefined) this.#send(text);
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), TERMINATE_AFTER_MS).unref();
  }

  #flush(): void {
    this.#flushTimer = undefined;
    const waitingBytes = this.#socket.bufferedAmount;
    if (waitingBytes > (this.#stalledAt === undefined ? STALL_BYTES : RESUME_BYTES)) {
      this.#stalledAt ??= Date.now();
      if (Date.now() - this.#stalledAt > MAX_STALL_MS) this.#socket.terminate();
      else this.#flushTimer = setTimeout(() => this.#flush(), FLUSH_MS);
      return;
    }
    this.#stalledAt = undefined;
    const first = this.#takeFirst();
    if (first) this.#send(first);
    const text = this.#merger.take();
    this.#hasSent = true;
    if (text !== undefined) this.#send(text);
  }

  /** The fleet that it begins with; its bytes are those of others who see the same. */
  #takeFirst(): Buffer | undefined {
    const items = this.#first;
    this.#first = undefined;
    return items && bytesOfPositions(items);
  }

  #send(text: string | Buffer): void {
    if (this.#socket.readyState === this.#socket.OPEN && this.#stalledAt === undefined) {
      this.#socket.send(text, { binary: false });
    }
  }

  #ping(): void {
    if (this.#missedPings >= MAX_MISSED_PINGS) this.#socket.terminate();
    this.#missedPings += 1;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Clients may only say whether they want logs. */
  #read(text: string): void {
    const [, isWanted] = /^\s*\{\s*"logs"\s*:\s*(true|false)\s*\}\s*$/.exec(text) ?? [];
    if (isWanted === undefined) {
      this.close(CLOSE.badMessage, 'only {"logs":true|false} may be sent');
    } else this.#onLogs(isWanted === 'true');
  }
}
