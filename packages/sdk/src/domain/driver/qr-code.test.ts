import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QR_ALPHABET, type QrCodeText, readQrCode, writeQrCode } from './qr-code';

const CODES = fc.record<QrCodeText>({
  kind: fc.constantFrom('vehicle', 'driver'),
  id: fc.integer({ min: 1, max: 999_999_999_999_999 }),
  version: fc.integer({ min: 1, max: 999_999 }),
  signature: fc
    .array(fc.constantFrom(...QR_ALPHABET), { minLength: 12, maxLength: 12 })
    .map((letters) => letters.join('')),
});

describe('a printed code', () => {
  it('is read back from its text, from the address of its page, in small letters, without hyphens', () => {
    fc.assert(
      fc.property(CODES, (code) => {
        const text = writeQrCode(code);
        const [head, version] = text.split('-');
        expect(readQrCode(text)).toEqual(code);
        expect(readQrCode(` ${text.toLowerCase()}\n`)).toEqual(code);
        expect(readQrCode(`https://fleet.example/qr-driver/scan/${text}?from=camera`)).toEqual(
          code,
        );
        for (const dash of ['\u2013', '\u2212', '\u2011', '\uff0d']) {
          expect(readQrCode(text.replaceAll('-', dash))).toEqual(code);
        }
        expect(readQrCode(`${head}-${version}-${code.signature}`)).toEqual(code);
      }),
    );
  });

  it('may be typed with letters for the digits that they look like', () => {
    expect(readQrCode('V12-1-OIL0-9QX2-ABCD')?.signature).toBe('01109QX2ABCD');
  });

  it('is nothing else, and whatever comes does no harm', () => {
    for (const text of ['', '0', '12', 'V12', 'V0-1-7K3M-9QX2-ABCD', 'V1-0-7K3M-9QX2-ABCD']) {
      expect(readQrCode(text)).toBeNull();
    }
    expect(readQrCode('X12-1-7K3M-9QX2-ABCD')).toBeNull();
    expect(readQrCode('V12-1-7K3M-9QX2-ABC')).toBeNull();
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000 }), (text) => {
        const read = readQrCode(text);
        expect(read === null || read.id > 0).toBe(true);
      }),
    );
  });
});
