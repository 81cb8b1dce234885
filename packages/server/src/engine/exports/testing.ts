import { crc32, inflateRawSync } from 'node:zlib';

/** Reads an archive back by its central directory: names and texts. Throws when one is damaged. */
export const unzip = (bytes: Buffer): Map<string, string> => {
  const files = new Map<string, string>();
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset));
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const content = inflateRawSync(bytes.subarray(start, start + packed!));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is damaged.`);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
};
