import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a brand, wherever they are kept. Names are relative, with `/` between folders. */
export interface BrandFiles {
  /** The path of one, as problems name it. */
  pathOf(name: string): string;
  /** Names in it, or in one of its folders; none where it is not there. */
  list(folder?: string): Promise<readonly string[]>;
  /** Rejects with `code` ENOENT for what is not there. */
  read(name: string): Promise<Uint8Array>;
  sizeOf(name: string): Promise<number>;
  /** The first bytes, of a file that may be far too large to be read whole; `stamp` changes with the rest. */
  readHead(name: string, bytes: number): Promise<{ bytes: Uint8Array; stamp: string }>;
}

/** A brand in a folder on disk. */
export const filesInFolder = (dir: string): BrandFiles => ({
  pathOf: (name) => (name === '' ? dir : join(dir, name)),
  list: (folder = '') => readdir(join(dir, folder)).catch(() => []),
  read: (name) => readFile(join(dir, name)),
  sizeOf: async (name) => (await stat(join(dir, name))).size,
  async readHead(name, length) {
    const file = await open(join(dir, name));
    try {
      const { size, mtimeMs } = await file.stat();
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, 0);
      return { bytes: buffer.subarray(0, bytesRead), stamp: `${size}:${mtimeMs}` };
    } finally {
      await file.close();
    }
  },
});

/** A brand that is held in memory, by the names of its files. */
export function filesInMemory(files: ReadonlyMap<string, Uint8Array>): BrandFiles {
  const find = (name: string): Uint8Array => {
    const bytes = files.get(name);
    if (bytes) return bytes;
    throw Object.assign(new Error(`There is no file ${name}.`), { code: 'ENOENT' });
  };
  return {
    pathOf: (name) => name,
    list: async (folder = '') => {
      const start = folder === '' ? '' : `${folder}/`;
      return [...files.keys()]
        .filter((name) => name.startsWith(start))
        .map((name) => name.slice(start.length))
        .filter((name) => !name.includes('/'));
    },
    read: async (name) => find(name),
    sizeOf: async (name) => find(name).byteLength,
    readHead: async (name, length) => ({
      bytes: find(name).subarray(0, length),
      stamp: String(find(name).byteLength),
    }),
  };
}
