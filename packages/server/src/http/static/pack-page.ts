import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Encoding } from '../choose-encoding';
import type { BuiltPage } from './build-page';

/** A page, and what is sent of it to those who take it packed. */
export type PackedPage = BuiltPage & Readonly<Record<Encoding, Buffer>>;

/** Packs a page once, as small as can be: it is the same for everybody. */
export const packPage = (page: BuiltPage): PackedPage => ({
  ...page,
  br: brotliCompressSync(page.html),
  gzip: gzipSync(page.html),
});
