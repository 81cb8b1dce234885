import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** True when the kernel reports the open files of a process. */
export const tellsOpenFiles = process.platform === 'linux';

/** Counts the open files of this process whose path ends with `end`. */
export const countOpenFiles = (end: string): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).endsWith(end);
    } catch {
      return false;
    }
  }).length;

/** Sends bytes over a connection that reads nothing. */
export const sendUnread = (port: number, text: string): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.pause().on('error', () => undefined);
  socket.write(text);
  return socket;
};
