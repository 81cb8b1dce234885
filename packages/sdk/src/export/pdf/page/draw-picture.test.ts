import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeExport } from '../../make-export';
import { collect, readPdf, tripDocument } from '../../testing';
import { readPng } from './read-png';

const chunk = (name: string, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};
/** A PNG of these filtered lines; nothing here reads the sums of its parts. */
const png = (
  width: number,
  height: number,
  colorType: number,
  lines: number[],
  more: Buffer[] = [],
) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, colorType, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      ...more,
      chunk('IDAT', deflateSync(Buffer.from(lines))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
};

describe('readPng', () => {
  it('undoes each way a line can be told by its neighbours', () => {
    const lines = [
      [0, 10, 20, 30, 1, 2, 3],
      [1, 10, 20, 30, 1, 2, 3],
      [2, 1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1, 1, 1, 1],
      [4, 1, 1, 1, 1, 1, 1],
    ];
    const read = readPng(png(2, 5, 2, lines.flat()));
    expect(read?.alpha).toBeNull();
    expect([...(read?.colors ?? [])]).toEqual([
      10,
      20,
      30,
      1,
      2,
      3, //
      10,
      20,
      30,
      11,
      22,
      33, //
      11,
      21,
      31,
      12,
      23,
      34, //
      6,
      11,
      16,
      10,
      18,
      26, //
      7,
      12,
      17,
      11,
      19,
      27,
    ]);
  });

  it('parts colours from what covers, with and without a palette', () => {
    expect(readPng(png(1, 1, 6, [0, 1, 2, 3, 128]))).toMatchObject({
      colors: new Uint8Array([1, 2, 3]),
      alpha: new Uint8Array([128]),
    });
    expect(readPng(png(1, 1, 4, [0, 9, 5]))).toMatchObject({
      colors: new Uint8Array([9, 9, 9]),
      alpha: new Uint8Array([5]),
    });
    const palette = [
      chunk('PLTE', Buffer.from([7, 8, 9, 1, 2, 3])),
      chunk('tRNS', Buffer.from([0])),
    ];
    expect(readPng(png(2, 1, 3, [0, 1, 0], palette))).toMatchObject({
      colors: new Uint8Array([1, 2, 3, 7, 8, 9]),
      alpha: new Uint8Array([255, 0]),
    });
  });

  it('takes nothing else for a picture', () => {
    expect(readPng(new Uint8Array([1, 2, 3]))).toBeNull();
    expect(readPng(png(30_000, 30_000, 2, [0]))).toBeNull();
    expect(readPng(png(2, 2, 2, [0]))).toBeNull();
  });
});

describe('pictures of a PDF', () => {
  const objectsOf = async (bytes: Uint8Array) => {
    const logo = { type: 'image/png' as const, bytes };
    const brand = { name: 'Frota', color: '#123456', logo };
    const picture = { ...logo, caption: 'Fiorino 07 · 12:00' };
    return readPdf(await collect(makeExport(tripDocument({ brand, picture }), 'pdf')));
  };

  it('are drawn where they can be read', async () => {
    const { objects, pages } = await objectsOf(png(1, 1, 6, [0, 1, 2, 3, 128]));
    expect(objects.filter((one) => one.includes('/SMask'))).toHaveLength(2);
    expect(pages.flat()).not.toContain('Frota');
    expect(pages[0]).toContain('Fiorino 07 · 12:00');
    expect(pages.slice(1).flat()).not.toContain('Fiorino 07 · 12:00');
  });

  it('are left out where they cannot, and the name stands for the logo', async () => {
    const { objects, pages } = await objectsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]));
    expect(objects.join('')).not.toContain('/Image');
    expect(pages.flat()).toContain('Frota');
    expect(pages.flat()).not.toContain('Fiorino 07 · 12:00');
  });
});
