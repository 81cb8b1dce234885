import { expect, it } from 'vitest';
import { readImageSize } from './read-size';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const webp = (name: string, data: string): Buffer =>
  Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    Buffer.from(name, 'latin1'),
    hex(`0a000000 ${data} 0000000000000000`),
  ]);

it.each([
  ['image/png', hex('89504e470d0a1a0a 0000000d 49484452 0000c350 0000c351'), [50_000, 50_001]],
  ['image/jpeg', hex('ffd8 ffe0 0004 0000 ff ffc2 0011 08 0102 0304 03'), [0x304, 0x102]],
  ['image/webp', webp('VP8X', '10000000 4fc300 50c300'), [50_000, 50_001]],
  ['image/webp', webp('VP8 ', '000000 9d012a 8002 e001'), [640, 480]],
  ['image/webp', webp('VP8L', '2f 7fc27700'), [640, 480]],
  ['image/png', hex('89504e470d0a1a0a'), undefined],
  ['image/jpeg', hex('ffd8 ffe0 0004 0000'), undefined],
] as const)('says how large %s is, by its own header', (type, bytes, size) => {
  expect(readImageSize(type, bytes)).toEqual(size);
});
