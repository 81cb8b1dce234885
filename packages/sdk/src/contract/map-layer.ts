import * as z from 'zod/mini';

/** A name in one language for all, or by language tag (`pt-BR`, `es`, `en-US`). */
export type MapLayerName = string | Readonly<Partial<Record<string, string>>>;

interface MapLayerBase {
  /** Told by `onLayerChange`; `plain` is the built-in map. */
  id: string;
  /** What the layers menu calls it. Two layers of one name, one a scheme, are one choice. */
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

const base = {
  id: z.string(),
  name: z.union([z.string(), z.record(z.string(), z.string())]),
  attribution: z.string(),
  scheme: z.optional(z.literal(['light', 'dark'])),
};

/** The base maps of a server; none when one cannot be read. */
export const mapLayersSchema: z.ZodMiniType<MapLayer[]> = z.catch(
  z.array(
    z.union([
      z.object({ ...base, pmtiles: z.string(), style: z.optional(z.string()) }),
      z.object({ ...base, style: z.string() }),
      z.object({ ...base, url: z.string(), maxZoom: z.optional(z.number()) }),
    ]),
  ),
  [],
);
