import { listColors } from './inspect-drawing';
import { listPngColors } from './list-png-colors';
import { readPicture } from './read-picture';

/** The colours of a logo as `#rrggbb`; empty for kinds that only a browser can read. */
export function listLogoColors(bytes: Uint8Array): string[] {
  const { type } = readPicture(bytes);
  if (type === 'SVG') return listColors(new TextDecoder().decode(bytes));
  return type === 'PNG' ? listPngColors(bytes) : [];
}
