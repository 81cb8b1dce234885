/** A kind of picture that browsers draw and nothing runs in. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Detects the image type from the bytes, whatever their label; undefined for anything else. */
export function readImageType(bytes: Uint8Array): ImageType | undefined {
  const start = latin(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return /^GIF8[79]a/.test(start) ? 'image/gif' : undefined;
}
