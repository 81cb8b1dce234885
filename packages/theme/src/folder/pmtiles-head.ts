import { open } from 'node:fs/promises';

const HEAD_BYTES = 127;
const VERSION_AT = 7;
const TILE_TYPE_AT = 99;
const VECTOR = 1;

/** The beginning of a file that may be far too large to be read whole, and what tells its state. */
export async function readHead(path: string): Promise<{ bytes: Uint8Array; stamp: string }> {
  const file = await open(path);
  try {
    const { size, mtimeMs } = await file.stat();
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { bytes: buffer.subarray(0, bytesRead), stamp: `${size}:${mtimeMs}` };
  } finally {
    await file.close();
  }
}

/** What a PMTiles file (version 3) holds, by its first bytes; undefined when it is none. */
export function readTileKind(head: Uint8Array): 'vector' | 'image' | undefined {
  const isPmtiles = new TextDecoder().decode(head.subarray(0, VERSION_AT)) === 'PMTiles';
  if (!isPmtiles || head[VERSION_AT] !== 3 || head.length < HEAD_BYTES) return undefined;
  return head[TILE_TYPE_AT] === VECTOR ? 'vector' : 'image';
}
