import { afterEach, expect, it, vi } from 'vitest';
import { gatherFile } from './gather-file';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps all pieces in their order, in few blobs: an address for thousands stops a page', async () => {
  let made = 0;
  class CountedBlob extends Blob {
    constructor(...given: ConstructorParameters<typeof Blob>) {
      super(...given);
      made += 1;
    }
  }
  vi.stubGlobal('Blob', CountedBlob);
  const reused = new Uint8Array(1_024);
  async function* pieces() {
    for (let piece = 0; piece < 3_000; piece++)
      yield await Promise.resolve(reused.fill(piece % 251));
  }
  const file = await gatherFile(pieces(), 'pdf');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(file.type).toBe('application/pdf');
  expect(bytes).toHaveLength(3_000 * 1_024);
  expect(bytes.every((byte, at) => byte === Math.floor(at / 1_024) % 251)).toBe(true);
  expect(made).toBeLessThan(10);
});
