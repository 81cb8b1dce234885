import { useMemo } from 'react';
import type { Server } from '../../../contract';
import type { MapLayer } from '../../../contract/map-layer';

const NO_LAYERS: readonly MapLayer[] = [];

/** An address of the server as it works from the pages of other sites. */
export const toAbsoluteUrl = (address: string, baseUrl: string): string =>
  address.startsWith('/') ? `${baseUrl}${address}` : address;

/** A layer of the server with addresses that work from the pages of other sites. */
export function toAbsoluteLayer(layer: MapLayer, baseUrl: string): MapLayer {
  const at = (address: string) => toAbsoluteUrl(address, baseUrl);
  if ('url' in layer) return { ...layer, url: at(layer.url) };
  if ('pmtiles' in layer) {
    const { style } = layer;
    return { ...layer, pmtiles: at(layer.pmtiles), style: style && at(style) };
  }
  return { ...layer, style: at(layer.style) };
}

/** The base maps to choose from: the host's, else those of the server. */
export function useMapLayers(
  given: readonly MapLayer[] | undefined,
  server: Server | undefined,
  baseUrl: string,
): readonly MapLayer[] {
  const served = server?.mapLayers;
  return useMemo(
    () => given ?? served?.map((layer) => toAbsoluteLayer(layer, baseUrl)) ?? NO_LAYERS,
    [given, served, baseUrl],
  );
}
