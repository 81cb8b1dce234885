import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../../database-log';

const MIB = 1024 * 1024;
/** To replay its log a database writes anew what it had in memory. */
const NEEDED_BYTES = 64 * MIB;
const LOOK_EVERY_MS = 1_000;

/** Resolves when the disk of a folder has room for a database to start on, or nobody wants one. */
export async function waitForRoom(
  dir: string,
  { log, isWanted }: { log: DatabaseLog; isWanted: () => boolean },
): Promise<void> {
  let isTold = false;
  while (isWanted()) {
    const { bavail, bsize } = await statfs(dir);
    const freeBytes = bavail * bsize;
    if (freeBytes >= NEEDED_BYTES) return;
    if (!isTold) {
      log.error(
        { dir, freeMiB: Math.floor(freeBytes / MIB), neededMiB: NEEDED_BYTES / MIB },
        'the disk is full: make room on it; until then nothing is stored and trackers keep their fixes',
      );
      isTold = true;
    }
    await pause(LOOK_EVERY_MS, undefined, { ref: false });
  }
}
