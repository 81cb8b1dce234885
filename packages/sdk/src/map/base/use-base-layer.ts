import { useMemo, useState } from 'react';
import type { MapLayer } from '../../contract/map-layer';
import { isAway as isLayerAway, useLayerWatch, type LayerWatch } from './use-layer-watch';
import {
  hasStyle,
  listLayerChoices,
  PLAIN_LAYER_ID,
  resolveBaseLayer,
  resolveDrawnLayer,
} from './resolve-base-layer';
import { toTint, type TileTint } from './tile-tint';

let answer: boolean | undefined;

/** Can this browser draw a MapLibre style? Asked once: each question makes a context. */
function hasWebgl(): boolean {
  answer ??= askForContext();
  return answer;
}

function askForContext(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Inputs for the choice of a base map. */
interface BaseLayerOptions {
  layers: readonly MapLayer[];
  locale: string;
  isDark: boolean;
  /** Base maps wait for the vehicles. */
  isReady: boolean;
  chosenId: string | undefined;
  /** Base maps of those whose settings count, the nearest first, until somebody chooses. */
  startIds: readonly (string | null | undefined)[];
  onChoose: ((layerId: string) => void) | undefined;
}

/** The base map of a `LiveMap`, and how it is doing. */
export interface BaseLayerState {
  /** Undefined for the built-in map. */
  layer: MapLayer | undefined;
  watch: LayerWatch;
  /** The built-in map is drawn: it was chosen, or stands in. */
  isPlain: boolean;
  /** The built-in map stands in for one that does not come. */
  isAway: boolean;
  /** Image tiles are sharp at whole zoom levels only. */
  hasImageTiles: boolean;
  /** Tint of the tiles for the scheme. */
  tint: TileTint | undefined;
  /** `layer` is what is drawn of a choice; undefined for the built-in map. */
  choices: readonly { id: string; name: string; layer: MapLayer | undefined }[];
  choiceId: string;
  choose: (layerId: string) => void;
}

/** Resolves which base map is drawn, and keeps the choice where the host does not. */
export function useBaseLayer(options: BaseLayerOptions): BaseLayerState {
  const { layers, locale, isDark, isReady } = options;
  const [ownId, setOwnId] = useState<string>();
  const wantedIds = [options.chosenId ?? ownId, ...options.startIds];
  const chosen = resolveBaseLayer(layers, wantedIds, isDark);
  const layer = findDrawn(chosen, options);
  const watch = useLayerWatch(layer?.id, isReady);
  const isAway = layer !== undefined && isLayerAway(watch);
  const choices = useMemo(
    () =>
      listLayerChoices(layers, isDark, locale).map(({ id, name }) => {
        const choice = layers.find((known) => known.id === id);
        return { id, name, layer: findDrawn(choice, { layers, isDark }) };
      }),
    [layers, isDark, locale],
  );
  return {
    layer,
    watch,
    isPlain: layer === undefined || isAway,
    isAway,
    hasImageTiles: layer !== undefined && !hasStyle(layer),
    tint: layer && toTint(layer, isDark),
    choices,
    choiceId: chosen?.id ?? PLAIN_LAYER_ID,
    choose(layerId) {
      setOwnId(layerId);
      options.onChoose?.(layerId);
    },
  };
}

/**
 * Finds the layer that this browser draws for a base map: checks for WebGL only if it has a style.
 */
function findDrawn(
  layer: MapLayer | undefined,
  { layers, isDark }: Pick<BaseLayerOptions, 'layers' | 'isDark'>,
): MapLayer | undefined {
  const canDrawStyles = layer === undefined || !hasStyle(layer) || hasWebgl();
  return resolveDrawnLayer(layer, layers, { isDark, canDrawStyles });
}
