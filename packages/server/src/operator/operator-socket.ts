import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { unlockAccount } from '../ground/sessions/unlock-account';
import { splitLines } from '../text/split-lines';
import { checkDatabase } from './checks/check-database';
import { dumpDatabase } from './dump/dump-database';
import { moveConsents } from './move/move-consents';
import { openMovedIds } from './move/moved-ids';
import { readFleet } from './move/read-fleet';

/**
 * Request of a command; `unlock` includes the account, consents the tracking API that they move to.
 */
export type OperatorQuestion =
  | 'dump'
  | 'check'
  | 'fleet'
  | `${typeof UNLOCK}${string}`
  | `${'plan' | 'move'} consents to ${string}`;

const UNLOCK = 'unlock ';
const CONSENTS = /^(plan|move) consents to (.+)$/;

/**
 * Returns the path of the command socket of the server that holds a data folder's embedded
 * database.
 */
export const operatorSocketPath = (dataDir: string): string => join(dataDir, 'operator.sock');

/** Longest path that every system takes for such a socket. */
const MAX_PATH_LENGTH = 100;
const SLOWEST_READER_MS = 30_000;
const OWNER_ONLY = 0o177;

interface OperatorSocketOptions {
  database: Database;
  dataDir: string;
  secret: string;
  clock: () => number;
  log: FastifyBaseLogger;
}

/**
 * Answers commands of the same user on the same machine: the embedded database belongs to one process,
 * and a backup must not wait for it to stop. Returns what closes it again.
 */
export const openOperatorSocket = async (
  options: OperatorSocketOptions,
): Promise<() => Promise<void>> => {
  const { dataDir, log } = options;
  const path = operatorSocketPath(dataDir);
  if (Buffer.byteLength(path) > MAX_PATH_LENGTH) {
    log.warn({ path }, 'commands cannot reach this server while it runs: the path is too long');
    return () => Promise.resolve();
  }
  // The lock of the folder is ours: a socket that lies there is of a server that is dead.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    answer(socket, options).catch((error: unknown) => {
      log.warn({ err: error }, 'a command was not answered to its end');
      socket.destroy();
    });
  });
  try {
    await listenPrivately(server, path);
  } catch (error) {
    // Some file systems have no sockets; a server without commands beside it is still a server.
    log.warn({ err: error, path }, 'commands cannot reach this server while it runs');
    return () => Promise.resolve();
  }
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
};

const listenPrivately = async (server: Server, path: string): Promise<void> => {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject).once('listening', resolve);
  });
  const before = process.umask(OWNER_ONLY);
  // The file is made within this call, so that nothing else is made under the narrow mask.
  server.listen(path);
  process.umask(before);
  await listening;
};

const answer = async (
  socket: Socket,
  { database, dataDir, secret, clock }: OperatorSocketOptions,
): Promise<void> => {
  socket.setTimeout(SLOWEST_READER_MS, () =>
    socket.destroy(new Error('The reader went to sleep.')),
  );
  const send = (value: unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      socket.write(`${JSON.stringify(value)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  for await (const line of splitLines(socket)) {
    if (line === 'dump') await dumpDatabase(database, send, clock());
    else if (line === 'fleet') await readFleet(database, send);
    else if (line === 'check') await send(await checkDatabase(database, clock(), secret));
    else if (line.startsWith(UNLOCK)) {
      await send(await unlockAccount(database, line.slice(UNLOCK.length)));
    } else {
      const [, verb, origin] = CONSENTS.exec(line) ?? [];
      if (origin !== undefined) {
        const moved = openMovedIds(dataDir, origin);
        await send(await moveConsents(database, { origin, moved, isDry: verb === 'plan' }));
      }
    }
    break;
  }
  socket.end();
};
