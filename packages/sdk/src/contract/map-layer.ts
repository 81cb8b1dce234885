import { isObject } from './describe/read-member';

/** A name in one language for all, or by language tag (`pt-BR`, `es`, `en-US`). */
export type MapLayerName = string | Readonly<Partial<Record<string, string>>>;

interface MapLayerBase {
  /** Told by `onLayerChange`; `plain` is the built-in map. */
  id: string;
  /** Name in the layers menu. Two layers of one name, each for one scheme, are one choice. */
  name: MapLayerName;
  /** Credit line: text, with links if need be; always shown. */
  attribution: string;
  /** Shown in this scheme; without it the layer serves both. Light ones are inverted in the dark. */
  scheme?: 'light' | 'dark' | undefined;
}

/** Image tiles: a template with `{z}`, `{x}`, `{y}` and maybe `{s}`. */
export interface RasterMapLayer extends MapLayerBase {
  url: string;
  /** Deepest level the server has; default 19. Closer up its tiles are enlarged. */
  maxZoom?: number | undefined;
}

/** The address of a MapLibre style; drawn with WebGL. */
export interface StyleMapLayer extends MapLayerBase {
  style: string;
}

/** The address of a PMTiles file: images, or vector tiles with the `style` that draws them. */
export interface PmtilesMapLayer extends MapLayerBase {
  pmtiles: string;
  style?: string | undefined;
}

/** A base map under the vehicles. */
export type MapLayer = RasterMapLayer | StyleMapLayer | PmtilesMapLayer;

const isText = (value: unknown): value is string => typeof value === 'string';

const isName = (value: unknown): value is MapLayerName =>
  isText(value) || (isObject(value) && Object.values(value).every(isText));

const isScheme = (value: unknown): value is MapLayer['scheme'] =>
  value === undefined || value === 'light' || value === 'dark';

function readLayer(json: unknown): MapLayer | null {
  if (!isObject(json)) return null;
  const { id, name, attribution, scheme, pmtiles, style, url, maxZoom } = json;
  if (!isText(id) || !isName(name) || !isText(attribution) || !isScheme(scheme)) return null;
  const base = { id, name, attribution, ...(scheme && { scheme }) };
  if (isText(pmtiles)) {
    if (style === undefined) return { ...base, pmtiles };
    if (isText(style)) return { ...base, pmtiles, style };
  }
  if (isText(style)) return { ...base, style };
  if (!isText(url)) return null;
  if (maxZoom === undefined) return { ...base, url };
  return typeof maxZoom === 'number' ? { ...base, url, maxZoom } : null;
}

/** The base maps of a server; none when one cannot be read. */
export function readMapLayers(value: unknown): MapLayer[] {
  const layers = Array.isArray(value) ? value.map(readLayer) : [];
  return layers.every((layer) => layer !== null) ? layers : [];
}
