import { normalizeCourse } from './course';
import type { Place } from './distance';

/** Target of a street-level picture: a place, and the direction of view in degrees. */
export interface StreetViewTarget extends Place {
  courseDegrees?: number | undefined;
}

/** The site that shows pictures from the street; a page's policy has to allow it for a panel. */
export const STREET_VIEW_ORIGIN = 'https://www.google.com';

const DECIMALS = 6;

const toPlaceText = ({ latitude, longitude }: Place) =>
  `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
const toHeading = (courseDegrees = 0) => String(Math.round(normalizeCourse(courseDegrees)) % 360);

/** The address that opens the street view of a place in a tab of its own; it needs no key. */
export function toStreetViewLink(target: StreetViewTarget): string {
  const query = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: toPlaceText(target),
    heading: toHeading(target.courseDegrees),
  });
  return `${STREET_VIEW_ORIGIN}/maps/@?${query}`;
}

/** The address of a frame with the street view of a place, by a key for embedded maps. */
export function toStreetViewFrame(target: StreetViewTarget, key: string): string {
  const query = new URLSearchParams({
    key,
    location: toPlaceText(target),
    heading: toHeading(target.courseDegrees),
  });
  return `${STREET_VIEW_ORIGIN}/maps/embed/v1/streetview?${query}`;
}
