import type { FileHandle } from 'node:fs/promises';

const PIECE_BYTES = 64 * 1024;

/** Reads a file piece by piece and leaves it open. A stream would close it when it is given up early. */
export async function* readBytes(handle: FileHandle, start = 0): AsyncGenerator<Buffer> {
  for (let position = start; ;) {
    const { bytesRead, buffer } = await handle.read(
      Buffer.allocUnsafe(PIECE_BYTES),
      0,
      PIECE_BYTES,
      position,
    );
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
