import type { Place } from './distance';
import { type CoordinateFormat, formatCoordinates } from './format-coordinates';

/** Name of a place and its kind: the name of a fence, an address or coordinates. */
export interface PlaceName {
  kind: 'fence' | 'address' | 'coordinates';
  text: string;
}

/** Known facts about a place. Names and address are untrusted text. */
export interface KnownPlace extends Place {
  /** Names of the fences around it. */
  fences?: readonly string[];
  address?: string | null | undefined;
}

/**
 * A place in one line: the fences it is in, else its address, else its coordinates. Names of nothing
 * but spaces count as none.
 */
export function toPlaceLine(place: KnownPlace, format?: CoordinateFormat): PlaceName {
  const fences = (place.fences ?? []).map((name) => name.trim()).filter((name) => name !== '');
  if (fences.length > 0) return { kind: 'fence', text: fences.join(', ') };
  const address = place.address?.trim() ?? '';
  if (address !== '') return { kind: 'address', text: address };
  return { kind: 'coordinates', text: formatCoordinates(place, format) };
}
