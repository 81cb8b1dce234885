import { REFERRER_POLICY } from './referrer-policy';
import { resolveStyle, type MapStyle } from './resolve-style';

/** Addresses of a style. */
interface StyleAddress {
  /** Address of the style. */
  style: string;
  /** Address of the PMTiles file for its vector sources without tiles. */
  pmtiles: string | undefined;
  signal: AbortSignal;
}

/**
 * A style, ready to be drawn.
 * @throws fetch's error, or TypeError when there is no style at the address
 */
export async function fetchStyle({ style, pmtiles, signal }: StyleAddress): Promise<MapStyle> {
  const styleUrl = new URL(style, location.href).href;
  const pmtilesUrl = pmtiles && new URL(pmtiles, location.href).href;
  const response = await fetch(styleUrl, { signal, referrerPolicy: REFERRER_POLICY });
  if (!response.ok) throw new TypeError(`No map style at ${style} (HTTP ${response.status})`);
  return resolveStyle((await response.json()) as MapStyle, styleUrl, pmtilesUrl);
}
