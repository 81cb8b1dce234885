import { createDeflateRaw } from 'node:zlib';
import { crc32 } from './crc32';

/** A file in an archive, made while it is written. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  packedSize: number;
  offset: number;
}

const LOCAL_HEADER = 0x04034b50;
const SIZES_AFTER = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes come after the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** The first of January 1980: archives of the same content are the same. */
const DATE = 0x0021;

const localHeader = (name: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const sizesAfter = ({ crc, size, packedSize }: Written): Buffer => {
  const after = Buffer.alloc(16);
  after.writeUInt32LE(SIZES_AFTER, 0);
  after.writeUInt32LE(crc, 4);
  after.writeUInt32LE(packedSize, 8);
  after.writeUInt32LE(size, 12);
  return after;
};

const centralHeader = (entry: Written): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_HEADER, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(entry.crc, 16);
  header.writeUInt32LE(entry.packedSize, 20);
  header.writeUInt32LE(entry.size, 24);
  header.writeUInt16LE(entry.name.length, 28);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
};

const endOfArchive = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
};

/** Packs content as it comes; `onPlain` sees every piece before it is packed. */
async function* deflate(
  content: ZipEntry['content'],
  onPlain: (bytes: Buffer) => void,
): AsyncGenerator<Buffer> {
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
    for await (const packed of packer as AsyncIterable<Buffer>) yield packed;
    await feed;
  } finally {
    packer.destroy();
  }
}

/** A zip archive, written as it is read: nothing waits in memory. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  const count = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, size: 0, packedSize: 0, offset };
    yield count(localHeader(entry.name));
    const onPlain = (bytes: Buffer): void => {
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
    };
    for await (const packed of deflate(content, onPlain)) {
      entry.packedSize += packed.length;
      yield count(packed);
    }
    yield count(sizesAfter(entry));
    written.push(entry);
  }
  const start = offset;
  for (const entry of written) yield count(centralHeader(entry));
  yield endOfArchive(written.length, offset - start, start);
}
