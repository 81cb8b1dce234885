import type { ExportPicture } from '../../table/export-table';
import type { PdfFile } from '../file/pdf-file';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';

/** A picture that pages can draw. */
export interface PdfPicture {
  id: number;
  width: number;
  height: number;
}

const COLOR_SPACES: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' };

/** Puts a picture into the file; null for one that cannot be read, which is then left out. */
export function embedPicture(file: PdfFile, picture: ExportPicture | undefined): PdfPicture | null {
  if (picture === undefined) return null;
  try {
    return picture.type === 'image/jpeg'
      ? embedJpeg(file, picture.bytes)
      : embedPng(file, picture.bytes);
  } catch {
    // Its packed pixels are damaged.
    return null;
  }
}

const describe = (width: number, height: number, space: string): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8`;

function embedJpeg(file: PdfFile, bytes: Uint8Array): PdfPicture | null {
  const facts = readJpeg(bytes);
  const space = facts && COLOR_SPACES[facts.components];
  if (!facts || !space) return null;
  const id = file.reserve();
  const { width, height } = facts;
  file.writePacked(id, `${describe(width, height, space)} /Filter /DCTDecode`, bytes);
  return { id, width, height };
}

function embedPng(file: PdfFile, bytes: Uint8Array): PdfPicture | null {
  const png = readPng(bytes);
  if (!png) return null;
  const { width, height, colors, alpha } = png;
  let mask = '';
  if (alpha) {
    const maskId = file.reserve();
    file.writeStream(maskId, describe(width, height, '/DeviceGray'), alpha);
    mask = ` /SMask ${maskId} 0 R`;
  }
  const id = file.reserve();
  file.writeStream(id, `${describe(width, height, '/DeviceRGB')}${mask}`, colors);
  return { id, width, height };
}
