/** Parts of a MapLibre style that contain addresses. */
export interface MapStyle {
  sources?: Record<string, Record<string, unknown>>;
  sprite?: unknown;
  glyphs?: unknown;
  [key: string]: unknown;
}

const PMTILES = 'pmtiles://';

/** An address in a style, which may be relative to the style; `{z}` and the like stay as they are. */
function resolveAddress(address: string, base: string): string {
  if (address.startsWith(PMTILES)) {
    return `${PMTILES}${resolveAddress(address.slice(PMTILES.length), base)}`;
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || !URL.canParse(address, base)) return address;
  return new URL(address, base).href.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
}

/**
 * A style whose addresses work from any page: those beside the style get its address. Vector sources
 * that name no tiles take those of `pmtilesUrl`.
 */
export function resolveStyle(style: MapStyle, styleUrl: string, pmtilesUrl?: string): MapStyle {
  const at = (value: unknown): unknown =>
    typeof value === 'string' ? resolveAddress(value, styleUrl) : value;
  const toSource = (source: Record<string, unknown>): Record<string, unknown> => {
    const { url, data, tiles } = source;
    const isOpen = source['type'] === 'vector' && url === undefined && tiles === undefined;
    return {
      ...source,
      ...(isOpen && pmtilesUrl !== undefined && { url: `${PMTILES}${pmtilesUrl}` }),
      ...(typeof url === 'string' && { url: at(url) }),
      ...(typeof data === 'string' && { data: at(data) }),
      ...(Array.isArray(tiles) && { tiles: (tiles as unknown[]).map(at) }),
    };
  };
  const { sources = {}, sprite, glyphs } = style;
  const toSprite = (one: unknown): unknown =>
    typeof one === 'object' && one !== null && 'url' in one
      ? { ...one, url: at(one.url) }
      : at(one);
  return {
    ...style,
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, toSource(source)]),
    ),
    ...(sprite !== undefined && {
      sprite: Array.isArray(sprite) ? (sprite as unknown[]).map(toSprite) : at(sprite),
    }),
    ...(glyphs !== undefined && { glyphs: at(glyphs) }),
  };
}
