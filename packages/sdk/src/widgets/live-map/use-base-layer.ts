import { useState } from 'react';
import type { LiveMapLayer } from './live-map-props';

/** Id of the built-in map in the choice of base maps. */
export const PLAIN_LAYER_ID = 'plain';

/** The base map that is shown: what the user chose, else the first that suits the scheme. */
export function resolveBaseLayer(
  layers: readonly LiveMapLayer[],
  chosenId: string | undefined,
  isDark: boolean,
): LiveMapLayer | undefined {
  if (chosenId === PLAIN_LAYER_ID) return undefined;
  const scheme = isDark ? 'dark' : 'light';
  return (
    layers.find((layer) => layer.id === chosenId) ??
    layers.find((layer) => layer.scheme === scheme) ??
    layers[0]
  );
}

/** State of the choice of base maps; `undefined` is the built-in one. */
export function useBaseLayer(layers: readonly LiveMapLayer[], isDark: boolean) {
  const [chosenId, setChosenId] = useState<string>();
  return { layer: resolveBaseLayer(layers, chosenId, isDark), choose: setChosenId };
}
