const SCAN = 0xda;
const END = 0xd9;
const ICC = 'ICC_PROFILE\0';

/** Segments of a picture itself; what is left out tells of the camera, the place and the hand. */
function isKept(marker: number, segment: Uint8Array): boolean {
  if (marker === 0xe2) return Buffer.from(segment.subarray(4, 16)).toString('latin1') === ICC;
  const isForOthers = marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee;
  return !isForOthers && marker !== 0xfe;
}

/** Finds the end of a scan's data: the next marker that is not part of it. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isPart = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPart) return at;
  }
  return bytes.length;
}

/** A JPEG without EXIF, notes and what follows its end; undefined for one that cannot be read. */
export function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let hasScan = false;
  let at = 2;
  while (at + 3 < bytes.length || bytes[at + 1] === END) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      return hasScan ? Buffer.concat(kept) : undefined;
    }
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isKept(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== SCAN) continue;
    hasScan = true;
    at = findScanEnd(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  return undefined;
}
