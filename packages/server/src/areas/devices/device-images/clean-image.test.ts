import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image';
import { makeJpeg, makePng, makeWebp, SECRET } from './testing';

const KINDS = [
  ['image/png', makePng, ['IHDR', 'IDAT', 'IEND']],
  ['image/jpeg', makeJpeg, ['JFIF', 'ICC_PROFILE']],
  ['image/webp', makeWebp, ['VP8X', 'VP8L']],
] as const;
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('latin1');

describe('cleanImage', () => {
  it.each(KINDS)(
    'keeps the picture of an %s and nothing that was written beside it',
    (type, make, parts) => {
      const given = make();
      expect(text(given)).toContain(SECRET);
      const clean = cleanImage(given);
      expect(clean?.type).toBe(type);
      expect(text(clean?.bytes)).not.toContain(SECRET);
      for (const part of parts) expect(text(clean?.bytes)).toContain(part);
      expect(cleanImage(clean?.bytes ?? new Uint8Array())).toEqual(clean);
    },
  );

  it('keeps every scan of a JPEG', () => {
    const clean = Buffer.from(cleanImage(makeJpeg())?.bytes ?? []);
    const scan = Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]);
    const first = clean.indexOf(scan);
    expect(first).toBeGreaterThan(0);
    expect(clean.indexOf(scan, first + 1)).toBeGreaterThan(first);
    expect([...clean.subarray(-2)]).toEqual([0xff, 0xd9]);
  });

  it('tells a WebP that it has no EXIF and XMP any more, and how long it is', () => {
    const clean = Buffer.from(cleanImage(makeWebp())?.bytes ?? []);
    expect(clean[20]).toBe(0x10);
    expect(clean.readUInt32LE(4)).toBe(clean.length - 8);
  });

  it.each([
    ['markup', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00'],
    ['nothing', ''],
  ])('takes %s for no picture', (_what, given) => {
    expect(cleanImage(Buffer.from(given, 'latin1'))).toBeUndefined();
  });

  it.each(KINDS)(
    'takes an %s that is cut off or bent for none, or for a whole one',
    (_type, make) => {
      const whole = make();
      fc.assert(
        fc.property(
          fc.nat(whole.length - 1),
          fc.nat(whole.length - 1),
          fc.nat(255),
          (end, at, value) => {
            const bent = Uint8Array.from(whole);
            bent[at] = value;
            for (const given of [bent, whole.subarray(0, end)]) {
              const clean = cleanImage(given);
              if (clean) expect(cleanImage(clean.bytes)?.bytes).toEqual(clean.bytes);
            }
          },
        ),
        { numRuns: 500 },
      );
    },
  );
});
