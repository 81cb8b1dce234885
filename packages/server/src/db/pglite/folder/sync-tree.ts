import { closeSync, fstatSync, fsyncSync, openSync, readdirSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of parallel syncs, to keep the system's file threads busy. */
const LANES = 8;

/**
 * Errors of network file systems that cannot force a folder to disk, since they do so themselves.
 */
const NOT_NEEDED = ['EINVAL', 'ENOTSUP', 'EBADF'];

/** Forces everything in a folder to disk, and the folder itself. */
export async function syncTree(dir: string): Promise<void> {
  const paths = listTree(dir).values();
  const runLane = async (): Promise<void> => {
    for (const path of paths) {
      const handle = await open(path, 'r');
      try {
        await handle.sync();
      } catch (error) {
        throwUnlessNeedless(error, await handle.stat());
      } finally {
        await handle.close();
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
}

/** Forces one file or folder to disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    throwUnlessNeedless(error, fstatSync(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

/** A file that cannot be forced to disk is not safe, whatever the reason. */
function throwUnlessNeedless(error: unknown, what: Stats): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!what.isDirectory() || !NOT_NEEDED.includes(code)) throw error;
}

function listTree(dir: string): string[] {
  const inside = readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return listTree(path);
    return entry.isFile() ? [path] : [];
  });
  return [...inside, dir];
}
