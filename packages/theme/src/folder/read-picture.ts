/** Type of a file, detected from its first bytes; a name can be wrong. */
export type ContentType =
  | 'SVG'
  | 'PNG'
  | 'JPEG'
  | 'GIF'
  | 'WebP'
  | 'AVIF'
  | 'ICO'
  | 'PDF'
  | 'HTML'
  | 'BMP'
  | 'TIFF'
  | 'HEIC';

/** A file's content and, where it is easily known, the size in px that it is drawn at. */
export interface Picture {
  /** Undefined for content that is none of those known. */
  readonly type: ContentType | undefined;
  readonly width?: number;
  readonly height?: number;
}

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Reads type and size from the beginning of a file's content. */
export function readPicture(bytes: Uint8Array): Picture {
  const head = ascii(bytes, 0, 16);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) {
    if (bytes.length < 24) return { type: 'PNG' };
    return { type: 'PNG', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (/^GIF8[79]a/.test(head)) {
    if (bytes.length < 10) return { type: 'GIF' };
    return { type: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (head.startsWith('\xff\xd8\xff')) return { type: 'JPEG', ...readJpegSize(view) };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return { type: 'WebP' };
  if (head.slice(4, 8) === 'ftyp') {
    if (/^avi[fs]/.test(head.slice(8))) return { type: 'AVIF' };
    return { type: /^(hei|hev|mif1|msf1)/.test(head.slice(8)) ? 'HEIC' : undefined };
  }
  if (head.startsWith('\0\0\x01\0')) return { type: 'ICO' };
  if (head.startsWith('%PDF-')) return { type: 'PDF' };
  if (head.startsWith('BM')) return { type: 'BMP' };
  if (/^(II\*\0|MM\0\*)/.test(head)) return { type: 'TIFF' };
  return readMarkup(new TextDecoder().decode(bytes.subarray(0, 65_536)));
}

function readMarkup(text: string): Picture {
  const body = text.replace(
    /^(\uFEFF|\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*(\[[^\]]*\])?\s*>)+/i,
    '',
  );
  const [tag = ''] = /^<svg(\s[^>]*)?>/i.exec(body) ?? [];
  if (tag !== '') return { type: 'SVG', ...readDrawingSize(tag) };
  return { type: /^<(!doctype html|html|head|body)\b/i.test(body) ? 'HTML' : undefined };
}

function readDrawingSize(tag: string): Pick<Picture, 'width' | 'height'> {
  const length = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]);
  const box = /\sviewBox\s*=\s*["']([^"']*)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length('width') || box?.[2], length('height') || box?.[3]];
  return width && height && width > 0 && height > 0 ? { width, height } : {};
}

/** Walks the segments of a JPEG to the one that holds its size. */
function readJpegSize(view: DataView): Pick<Picture, 'width' | 'height'> {
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return {};
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return {};
}
