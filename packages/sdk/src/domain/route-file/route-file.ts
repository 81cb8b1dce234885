/** A fix as route files tell it: ISO time, degrees, metres, knots. */
export interface RouteFileFix {
  fixTime: string;
  latitude: number;
  longitude: number;
  altitude?: number | null | undefined;
  speed: number;
  course: number;
  attributes: Record<string, unknown>;
}

/** One vehicle's route, ready for a file. */
export interface RouteFile {
  /** Hostile text like any name. */
  name: string;
  /** Parts of the route without a gap, each oldest first. */
  ways: readonly (readonly RouteFileFix[])[];
  stops: readonly { number: number; name: string; latitude: number; longitude: number }[];
}

/** The formats a route can be kept in. */
export const ROUTE_FORMATS = ['gpx', 'kml', 'geojson', 'csv'] as const;

/** One of the formats a route can be kept in. */
export type RouteFormat = (typeof ROUTE_FORMATS)[number];

/** Characters that XML 1.0 cannot contain, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Any text as the content of an XML element or attribute; what XML cannot hold becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .replace(NOT_XML, '\ufffd')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/\r/g, '&#13;');

/** A name that every system takes for a file, without its ending; `fallback` for one of which nothing is left. */
export function toFileName(text: string, fallback: string): string {
  const kept = text
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- no file system takes control characters
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g, ' ')
    .replace(LONE_SURROGATE, '')
    .replace(/\s+/g, ' ')
    .slice(0, 80)
    .replace(/^[ .]+|[ .]+$/g, '');
  return kept === '' ? fallback : kept;
}
