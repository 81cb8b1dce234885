import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** As many at once as the system's threads for files keep busy. */
const LANES = 8;

/** Forces everything in a folder to disk, and the folder itself. */
export async function syncTree(dir: string): Promise<void> {
  const paths = listTree(dir).values();
  const runLane = async (): Promise<void> => {
    for (const path of paths) {
      const handle = await open(path, 'r');
      await handle.sync().finally(() => handle.close());
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
}

/** Forces one file or folder to disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function listTree(dir: string): string[] {
  const inside = readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return listTree(path);
    return entry.isFile() ? [path] : [];
  });
  return [...inside, dir];
}
