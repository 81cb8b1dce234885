import type { FoundItem } from './found-fence';
import { readGeoJson } from './read-geojson';
import { XmlProblem } from '../xml/xml-problem';

/** A larger file is not opened. */
export const MAX_FENCE_FILE_BYTES = 20 * 1024 * 1024;
/** Max number of items of one file. */
export const MAX_FENCE_FILE_ITEMS = 10_000;

/** Reasons for rejecting a whole file. */
export type FenceFileProblem =
  | { code: 'TOO_LARGE' }
  | { code: 'TOO_MANY' }
  | { code: 'EMPTY' }
  | { code: 'UNKNOWN' }
  | { code: 'NOT_JSON' }
  | { code: XmlProblem['code']; line: number };

/** Result of reading a file: after a problem, items already read are dropped too. */
export type FenceFile =
  | { items: readonly FoundItem[]; problem: null }
  | { items: null; problem: FenceFileProblem };

const refuse = (problem: FenceFileProblem): FenceFile => ({ items: null, problem });

/** The first element of a GPX file; what may stand before it is short. */
const GPX = /<(?:[\w.-]+:)?gpx[\s>]/i;
const HEAD = 4_096;

/** Opens a text; the XML readers load with the first file of that kind. */
async function open(text: string): Promise<Generator<FoundItem> | FenceFileProblem> {
  const start = text.trimStart();
  if (start === '') return { code: 'EMPTY' };
  if (start.startsWith('<')) {
    const xml = text.replace(/^\uFEFF/, '');
    if (GPX.test(xml.slice(0, HEAD))) {
      const { readGpx } = await import('./read-gpx');
      return readGpx(xml);
    }
    const { readKml } = await import('./read-kml');
    return readKml(xml);
  }
  if (!start.startsWith('{')) return { code: 'UNKNOWN' };
  try {
    return readGeoJson(JSON.parse(start));
  } catch {
    return { code: 'NOT_JSON' };
  }
}

/**
 * Reads a GeoJSON, KML or GPX text. It lets go between the things that it reads: `pause` is called with how
 * many were found so far, and may take its time or throw to give up.
 */
export async function readFenceFile(
  text: string,
  pause: (found: number) => Promise<void> | void = () => undefined,
): Promise<FenceFile> {
  const source = await open(text);
  if ('code' in source) return refuse(source);
  const items: FoundItem[] = [];
  try {
    for (const item of source) {
      if (items.push(item) > MAX_FENCE_FILE_ITEMS) return refuse({ code: 'TOO_MANY' });
      const wait = pause(items.length);
      if (wait) await wait;
    }
  } catch (error) {
    if (error instanceof XmlProblem) return refuse({ code: error.code, line: error.line });
    throw error;
  }
  return items.length === 0 ? refuse({ code: 'EMPTY' }) : { items, problem: null };
}
