import { readImageType, type ImageType } from './image-type';
import { stripPng, stripWebp } from './strip-chunks';
import { stripJpeg } from './strip-jpeg';

/** A picture that may be kept. */
export interface CleanImage {
  type: Exclude<ImageType, 'image/gif'>;
  bytes: Uint8Array;
}

const STRIP = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp } as const;
const MIN_BYTES = 16;

/**
 * The picture alone, without what cameras and programs write beside it (where it was taken, by what);
 * undefined for what is no JPEG, PNG or WebP by its own bytes.
 */
export function cleanImage(given: Uint8Array): CleanImage | undefined {
  const type = given.length < MIN_BYTES ? undefined : readImageType(given);
  if (type === undefined || type === 'image/gif') return undefined;
  const bytes = STRIP[type](given);
  return bytes && { type, bytes };
}
