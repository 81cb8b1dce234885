import type { Duplex } from 'node:stream';

/** Answers a request for an upgrade with a status line, such as `401 Unauthorized`, and hangs up. */
export const refuseUpgrade = (socket: Duplex, status: string): void => {
  // Half a connection would stay until its client goes away.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
};
