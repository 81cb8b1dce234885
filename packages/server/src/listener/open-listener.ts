import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is under way when the server stops gets this long. */
const CLOSE_TIMEOUT_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;

/** A port that is opened and closed. */
export interface Listener {
  /** Resolves with the port got; rejects when it is taken. */
  listen(): Promise<number>;
  /** Takes no more calls and answers those that were taken, for five seconds at most. */
  close(): Promise<void>;
}

/** The opening and closing of an HTTP server; port 0 asks for a free one. */
export const openListener = (
  server: Server,
  { host, port }: { host: string; port: number },
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
    const all = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearInterval(idle);
    clearTimeout(all);
  },
});
