import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const CLOSE_TIMEOUT_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;

/** A port that is opened and closed. */
export interface Listener {
  /** Resolves with the port got; rejects when it is taken. */
  listen(): Promise<number>;
  /** Takes no more calls and answers those that were taken, as long as it is given. */
  close(): Promise<void>;
}

/** Where a server listens, and how it ends. */
export interface ListenerOptions {
  host: string;
  /** 0 asks for a free one. */
  port: number;
  /** What is under way at the end gets this long; five seconds when left out. */
  closeTimeoutMs?: number;
}

/** The opening and closing of an HTTP server. */
export const openListener = (
  server: Server,
  { host, port, closeTimeoutMs = CLOSE_TIMEOUT_MS }: ListenerOptions,
): Listener => ({
  async listen() {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
    return (server.address() as AddressInfo).port;
  },
  async close() {
    const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const all = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(idle);
    clearTimeout(all);
  },
});
