import type { MapLayer, MapLayerName } from '../../contract/map-layer';

/** Id of the built-in map in the choice of base maps. */
export const PLAIN_LAYER_ID = 'plain';

/** Returns the name of a layer in a language: its own, else English, else any it has. */
export function toLayerName(name: MapLayerName, locale: string): string {
  if (typeof name === 'string') return name;
  return name[locale] ?? name['en-US'] ?? Object.values(name)[0] ?? '';
}

/** Is a layer drawn by MapLibre? */
export const hasStyle = (layer: MapLayer): boolean => 'style' in layer && layer.style !== undefined;

const suits = (layers: readonly MapLayer[], isDark: boolean): MapLayer | undefined =>
  layers.find(({ scheme }) => scheme === (isDark ? 'dark' : 'light')) ?? layers[0];

/** The layers that are one choice with a layer: those of its name. */
const siblings = (layers: readonly MapLayer[], layer: MapLayer): MapLayer[] => {
  const name = JSON.stringify(layer.name);
  return layers.filter((other) => JSON.stringify(other.name) === name);
};

/**
 * The first base map that is wanted and there, in the scheme that is in force; the first that suits
 * the scheme where none is. `undefined` is the built-in one.
 */
export function resolveBaseLayer(
  layers: readonly MapLayer[],
  wantedIds: readonly (string | null | undefined)[],
  isDark: boolean,
): MapLayer | undefined {
  const isThere = (id: string | null | undefined) =>
    id === PLAIN_LAYER_ID || layers.some((layer) => layer.id === id);
  const chosenId = wantedIds.find(isThere);
  if (chosenId === PLAIN_LAYER_ID) return undefined;
  const chosen = layers.find(({ id }) => id === chosenId);
  if (!chosen) return suits(layers, isDark);
  const pair = siblings(layers, chosen);
  return pair.find(({ scheme }) => scheme === (isDark ? 'dark' : 'light')) ?? chosen;
}

/** The choices of the layers menu: one a name, with the id that suits the scheme. */
export function listLayerChoices(
  layers: readonly MapLayer[],
  isDark: boolean,
  locale: string,
): { id: string; name: string }[] {
  return layers.flatMap((layer) => {
    const pair = siblings(layers, layer);
    const shown = resolveBaseLayer(layers, [layer.id], isDark) ?? layer;
    return pair[0] === layer ? [{ id: shown.id, name: toLayerName(layer.name, locale) }] : [];
  });
}

/**
 * Resolves the layer drawn for a base map: if a style cannot be drawn, the image tiles that suit
 * the scheme.
 */
export function resolveDrawnLayer(
  layer: MapLayer | undefined,
  layers: readonly MapLayer[],
  options: { isDark: boolean; canDrawStyles: boolean },
): MapLayer | undefined {
  if (!layer || !hasStyle(layer) || options.canDrawStyles) return layer;
  return suits(
    layers.filter((other) => !hasStyle(other)),
    options.isDark,
  );
}
