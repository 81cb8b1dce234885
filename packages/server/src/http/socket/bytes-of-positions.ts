import type { FrameItem } from '../../upstream/upstream';

/** By the very items, for as long as anybody has them. */
const known = new WeakMap<readonly FrameItem[], Buffer>();

/** The bytes of a frame of positions; of items that several sockets are given, the same. */
export function bytesOfPositions(items: readonly FrameItem[]): Buffer {
  const bytes =
    known.get(items) ?? Buffer.from(`{"positions":[${items.map(({ json }) => json).join(',')}]}`);
  known.set(items, bytes);
  return bytes;
}
