import type { StreetColors } from './draw-streets';
import type { ReadVariable } from '../../canvas/read-css-variable';

/**
 * Colours of the streets of the built-in map. In the dark the line itself is told from the land by
 * 3:1; on light land it is the casing that draws the line.
 */
export function readStreetColors(
  read: ReadVariable,
  isDark: boolean,
): { main: StreetColors; other: StreetColors } {
  if (isDark) {
    const street = { road: read('border-control'), casing: read('map-road-casing') };
    return { main: street, other: street };
  }
  return {
    main: { road: read('map-motorway'), casing: read('border-strong') },
    other: { road: read('map-road-major'), casing: read('map-rail') },
  };
}
