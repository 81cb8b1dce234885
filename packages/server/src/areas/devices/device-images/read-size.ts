import type { ImageType } from './image-type';

/** Width and height, points. */
export type ImageSize = readonly [width: number, height: number];

const viewOf = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

const readPng = (view: Buffer): ImageSize | undefined =>
  view.length < 24 ? undefined : [view.readUInt32BE(16), view.readUInt32BE(20)];

/** The start of a frame of any kind: `SOF0` to `SOF15`, without what stands between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(view: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 <= view.length;) {
    const marker = view.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return [view.readUInt16BE(at + 7), view.readUInt16BE(at + 5)];
    else at += 2 + view.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The first part of a WebP says it in its own way. */
function readWebp(view: Buffer): ImageSize | undefined {
  if (view.length < 30) return undefined;
  const name = view.toString('latin1', 12, 16);
  if (name === 'VP8X') return [view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1];
  if (name === 'VP8 ') return [view.readUInt16LE(26) & 0x3fff, view.readUInt16LE(28) & 0x3fff];
  const bits = view.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

const READ = { 'image/png': readPng, 'image/jpeg': readJpeg, 'image/webp': readWebp } as const;

/** Size of a picture by its header; undefined where it has none. Nothing of it is unpacked. */
export const readImageSize = (
  type: Exclude<ImageType, 'image/gif'>,
  bytes: Uint8Array,
): ImageSize | undefined => READ[type](viewOf(bytes));
