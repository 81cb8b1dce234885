import type { BrandFile } from '../schema/parse/list-brand-files';
import type { BrandingProblem } from '../schema/shape/branding-problem';
import { hasNamespace } from './inspect-drawing';
import { MAP_FILE_SHAPE, readMapFile } from './map-file/read-map-file';
import { readMapStyle, STYLE_SHAPE } from './map-style';
import { readTileKind } from './pmtiles-head';
import { type ContentType, readPicture } from './read-picture';

const MEGABYTE = 1_048_576;

/** A logo travels with every first visit; a photograph may weigh more. */
const maxBytes = { logo: MEGABYTE, photo: 5 * MEGABYTE } as const;

/** Endings that browsers and this product's server understand, by content. */
const endings: Partial<Record<ContentType, readonly string[]>> = {
  SVG: ['svg'],
  PNG: ['png'],
  JPEG: ['jpg', 'jpeg'],
  GIF: ['gif'],
  WebP: ['webp'],
  AVIF: ['avif'],
  ICO: ['ico'],
};

/**
 * Lists the problems with the content of a file that a brand names: its size, its type, its name.
 */
export function checkBrandFile(
  { path, name, kind }: BrandFile,
  bytes: Uint8Array,
): BrandingProblem[] {
  if (kind === 'page') return [];
  if (kind === 'style' || kind === 'tiles' || kind === 'map') {
    return checkMapFile({ path, name, kind }, bytes);
  }
  const problem = (code: BrandingProblem['code'], found: string, expected: string) => ({
    code,
    path,
    found,
    expected,
  });
  const quoted = JSON.stringify(name);
  const problems: BrandingProblem[] = [];
  if (bytes.byteLength > maxBytes[kind]) {
    const found = `${quoted}, ${formatMegabytes(bytes.byteLength)}`;
    problems.push(problem('TOO_BIG', found, formatMegabytes(maxBytes[kind])));
  }
  const { type } = readPicture(bytes);
  const allowed = type && endings[type];
  if (!allowed) {
    const found = `${quoted} (${type ?? `${bytes.byteLength} B`})`;
    return [...problems, problem('FILE_TYPE', found, Object.keys(endings).join(', '))];
  }
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || !allowed.includes(ending)) {
    const better = name.replace(/(\.[^./]*)?$/, `.${allowed[0]}`);
    problems.push(problem('FILE_NAME', `${quoted} (${type})`, JSON.stringify(better)));
  }
  if (type === 'SVG' && !hasNamespace(new TextDecoder().decode(bytes))) {
    const expected = '<svg xmlns="http://www.w3.org/2000/svg">';
    problems.push(problem('FILE_TYPE', `${quoted}: <svg>`, expected));
  }
  return problems;
}

function checkMapFile({ path, name, kind }: BrandFile, bytes: Uint8Array): BrandingProblem[] {
  const [isRight, expected] =
    kind === 'style'
      ? [readMapStyle(bytes, name), STYLE_SHAPE]
      : kind === 'map'
        ? [readMapFile(bytes, name), MAP_FILE_SHAPE]
        : [readTileKind(bytes), 'PMTiles 3'];
  return isRight ? [] : [{ code: 'FILE_TYPE', path, found: JSON.stringify(name), expected }];
}

const formatMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
