import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections whose client has read nothing of what was written for so long. One that waits for an
 * answer is left alone, one that nobody uses ends as its server says.
 */
export const endUnread = (
  server: Server,
  { unreadMs, isWaiting }: { unreadMs: number; isWaiting: (socket: Socket) => boolean },
): void => {
  server.setTimeout(unreadMs, (socket) => {
    // A client that reads slowly is no silence for Node: it looks at what has left the queue.
    if (isWaiting(socket) && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
};
