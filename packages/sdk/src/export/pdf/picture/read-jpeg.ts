/** What a JPEG says of itself. */
export interface JpegFacts {
  width: number;
  height: number;
  components: number;
}

/** Reads size and colours; null for what is no JPEG. */
export function readJpeg(bytes: Uint8Array): JpegFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: bytes[at + 9] ?? 3,
      };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
