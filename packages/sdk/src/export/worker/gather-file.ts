import { EXPORT_MEDIA_TYPES } from '../table/export-media-types';
import type { ExportFormat } from '../table/export-table';

/** A file of thousands of blobs makes a page wait while the browser gives it an address. */
const PART_BYTES = 1024 * 1024;

/** Puts the pieces of a file together, in blobs as they come: browsers may keep these elsewhere than in memory. */
export async function gatherFile(
  pieces: AsyncIterable<Uint8Array>,
  format: ExportFormat,
): Promise<Blob> {
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(new Uint8Array(piece));
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    parts.push(new Blob(waiting));
    [waiting, bytes] = [[], 0];
  }
  return new Blob([...parts, ...waiting], { type: EXPORT_MEDIA_TYPES[format] });
}
