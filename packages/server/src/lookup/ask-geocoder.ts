import { fetchJson, unreadable } from './fetch-json';
import type { Point, Service } from './service';
import { toLine } from './to-line';

/** The tracking API keeps no longer address. */
const MAX_ADDRESS_LENGTH = 512;
/** A building, in the levels of Nominatim. */
const ZOOM = 18;

/** The address of a place by a Nominatim-compatible service, empty where there is none. Throws a `LookupError`. */
export async function askGeocoder(
  { url, key }: Service,
  { latitude, longitude }: Point,
  userAgent: string,
): Promise<string> {
  const asked = new URL(url);
  asked.searchParams.set('format', 'jsonv2');
  asked.searchParams.set('lat', String(latitude));
  asked.searchParams.set('lon', String(longitude));
  asked.searchParams.set('zoom', String(ZOOM));
  asked.searchParams.set('addressdetails', '0');
  if (key !== undefined) asked.searchParams.set('key', key);
  const address = readAddress(await fetchJson(asked, { userAgent }));
  if (address === undefined) throw unreadable(asked.host, 'holds no address');
  return address;
}

/** The address in an answer, empty where it says that there is none; undefined when it says nothing. */
export function readAddress(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('display_name' in answer && typeof answer.display_name === 'string') {
    return toLine(answer.display_name, MAX_ADDRESS_LENGTH);
  }
  return 'error' in answer && typeof answer.error === 'string' ? '' : undefined;
}
