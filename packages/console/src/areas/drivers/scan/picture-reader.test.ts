// @vitest-environment jsdom
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureReader } from './picture-reader';

const DOT = 6;

/** Draws a camera picture of a printed code. */
function drawCode(text: string): ImageData {
  const { size, data: dots } = encode(text, { border: 4 });
  const side = size * DOT;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const isDark = dots[Math.floor(at / side / DOT)]?.[Math.floor((at % side) / DOT)];
    if (isDark) data.fill(0, at * 4, at * 4 + 3);
  }
  return { width: side, height: side, data } as unknown as ImageData;
}

const CODE = 'V12-1-7K3M-9QX2-ABCD';
const video = { videoWidth: 1_920, videoHeight: 1_080 } as HTMLVideoElement;
const stubDetector = (detect: () => Promise<unknown>, formats = ['qr_code']) => {
  const Detector = Object.assign(
    function BarcodeDetector() {
      return { detect };
    },
    { getSupportedFormats: async () => formats },
  );
  vi.stubGlobal('BarcodeDetector', Detector);
};

beforeEach(() => {
  const context = { drawImage: vi.fn(), getImageData: vi.fn(() => drawCode(CODE)) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the reader of codes', () => {
  it('reads where the browser has none of its own', async () => {
    const read = await createPictureReader();
    expect(await read(video)).toBe(CODE);
    expect(await read({ videoWidth: 0, videoHeight: 0 } as HTMLVideoElement)).toBeNull();
  });

  it('takes that of the browser, and its own where that fails or reads no such codes', async () => {
    stubDetector(async () => [{ rawValue: 'by the browser' }]);
    expect(await (await createPictureReader())(video)).toBe('by the browser');

    stubDetector(() => Promise.reject(new TypeError('broken')));
    const read = await createPictureReader();
    expect([await read(video), await read(video)]).toEqual([null, CODE]);

    stubDetector(async () => [], ['ean_13']);
    expect(await (await createPictureReader())(video)).toBe(CODE);
  });

  it('says so where nothing can be drawn', async () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    await expect(createPictureReader()).rejects.toThrow('draws nothing');
  });
});
