// @vitest-environment node
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterIconToPng } from './letter-icon-png';
import { listPngColors } from './list-png-colors';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

function png(width: number, colorType: number, rows: number[][], more: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, colorType, 0, 0, 0], 8);
  const data = deflateSync(Buffer.from(rows.flat()));
  // Encoders may cut the data anywhere.
  const parts = [chunk('IDAT', data.subarray(0, 4)), chunk('IDAT', data.subarray(4))];
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    ...more,
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('listPngColors', () => {
  it('reads what is painted, the most first, and leaves out what is not', () => {
    const icon = { ground: '#000000', ink: '#ffffff', penWidth: 0.5, strokes: [[0.5, 0, 0.5, 1]] };
    expect(listPngColors(letterIconToPng(icon, 64)).sort()).toEqual(['#000000', '#ffffff']);
    const red = [255, 0, 0, 255];
    const clear = [0, 255, 0, 0];
    expect(
      listPngColors(
        png(2, 6, [
          [0, ...red, ...clear],
          [0, ...clear, ...red],
        ]),
      ),
    ).toEqual(['#ff0000']);
  });

  it('takes the line filters off', () => {
    const plain = [0, 8, 16, 24, 8, 16, 24];
    const same = (filter: number) => [filter, 0, 0, 0, 0, 0, 0];
    const left = [1, 8, 16, 24, 0, 0, 0];
    const average = [3, 4, 8, 12, 0, 0, 0];
    const rows = [plain, left, same(2), average, same(4)];
    expect(listPngColors(png(2, 2, rows))).toEqual(['#081019']);
  });

  it('reads greys and palettes', () => {
    expect(listPngColors(png(2, 0, [[0, 255, 255]]))).toEqual(['#ffffff']);
    const palette = chunk('PLTE', Buffer.from([255, 255, 255, 0, 0, 255]));
    const clear = chunk('tRNS', Buffer.from([0]));
    expect(listPngColors(png(2, 3, [[0, 0, 1]], [palette, clear]))).toEqual(['#0000ff']);
  });

  it('has no colours for what it cannot read', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(listPngColors(bytes)).toEqual([]);
      }),
    );
    const whole = png(1, 2, [[0, 1, 2, 3]]);
    expect(listPngColors(whole.subarray(0, whole.length - 20))).toEqual([]);
  });
});
