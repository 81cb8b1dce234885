import { deflateSync, crc32 } from 'node:zlib';

/** Camera metadata beside a picture, which others must not read. */
export const SECRET = 'GPS 23.5505 S 46.6333 W';

const secret = Buffer.from(`Exif\0\0${SECRET}`, 'latin1');

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of one red pixel, with EXIF, a text and something after its end; it may call itself larger. */
export function makePng(side = 1): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('eXIf', secret),
    chunk('tEXt', Buffer.from(`Comment\0${SECRET}`)),
    chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(`<script>${SECRET}</script>`),
  ]);
}

const segment = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Builds a JPEG with EXIF and a note in the middle and a second picture after its end. */
export function makeJpeg(
  scan: Uint8Array = Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    segment(0xe1, secret),
    segment(0xe2, Buffer.from(`ICC_PROFILE\0colours`)),
    segment(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    segment(0xfe, Buffer.from(SECRET)),
    segment(0xdb, Buffer.alloc(65)),
    Buffer.from([0xff]),
    segment(0xda, Buffer.alloc(6)),
    scan,
    segment(0xc4, Buffer.alloc(9)),
    segment(0xda, Buffer.alloc(6)),
    scan,
    Buffer.from([0xff, 0xd9]),
    Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe1, secret)]),
  ]);
}

const webpChunk = (name: string, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** Builds a WebP with EXIF and XMP of odd lengths. */
export function makeWebp(): Buffer {
  const body = Buffer.concat([
    webpChunk('VP8X', Buffer.from([0x0c | 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    webpChunk('VP8L', Buffer.from([0x2f, 0, 0])),
    webpChunk('EXIF', secret),
    webpChunk('XMP ', Buffer.from(`${SECRET}!`)),
  ]);
  const head = Buffer.alloc(12);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
