/** Number of bytes at the beginning that describe the rest. */
export const HEAD_BYTES = 127;
const VERSION_AT = 7;
const TILE_TYPE_AT = 99;
const VECTOR = 1;

/**
 * Returns the kind of tiles in a PMTiles file (version 3), by its first bytes; undefined for any
 * other file.
 */
export function readTileKind(head: Uint8Array): 'vector' | 'image' | undefined {
  const isPmtiles = new TextDecoder().decode(head.subarray(0, VERSION_AT)) === 'PMTiles';
  if (!isPmtiles || head[VERSION_AT] !== 3 || head.length < HEAD_BYTES) return undefined;
  return head[TILE_TYPE_AT] === VECTOR ? 'vector' : 'image';
}
