import { crc32, createDeflateRaw } from 'node:zlib';
import type { ZipEntry } from '@rastro/sdk/export';
import { Zip, type ZipInputFile } from 'fflate';

const DEFLATE = 8;
/** The first day a zip knows: archives of the same content are the same. */
const MODIFIED = new Date(1980, 0, 1);

/** Packs content as it comes; `onPlain` sees every piece before it is packed. */
async function* deflate(
  content: ZipEntry['content'],
  onPlain: (bytes: Buffer) => void,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const packer = createDeflateRaw();
  const feed = (async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      onPlain(bytes);
      await new Promise<void>((resolve) => packer.write(bytes, () => resolve()));
      if (packer.destroyed) return;
    }
    packer.end();
  })();
  feed.catch((error: Error) => packer.destroy(error));
  try {
    for await (const packed of packer as AsyncIterable<Buffer<ArrayBuffer>>) yield packed;
    await feed;
  } finally {
    packer.destroy();
  }
}

/** A zip archive, written as it is read: nothing waits in memory. Packed by Node beside the event loop. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, content } of entries) {
    const file: ZipInputFile = {
      filename: name,
      compression: DEFLATE,
      mtime: MODIFIED,
      crc: 0,
      size: 0,
    };
    archive.add(file);
    const onPlain = (bytes: Buffer): void => {
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
    };
    for await (const packed of deflate(content, onPlain)) {
      file.ondata?.(null, packed, false);
      yield* pieces.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
