import { Zip, ZipDeflate } from 'fflate';

/** A file in an archive, made while it is written. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** The first day a zip knows: archives of the same content are the same. */
const MODIFIED = new Date(1980, 0, 1);

/** A zip archive, written as it is read: nothing waits in memory. It packs where it is called. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) pieces.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = MODIFIED;
    archive.add(file);
    for await (const text of content) {
      file.push(encoder.encode(text));
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
