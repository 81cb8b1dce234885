import { createContext, useContext } from 'react';

/** How much of the map is covered at each side, px: panels, sheets, docks. */
export interface MapPadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A map that nothing covers. */
export const NO_PADDING: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Hands the padding of a `LiveMap` to what is drawn in it. */
export const MapPaddingContext = createContext<MapPadding>(NO_PADDING);

/** How much of the surrounding `LiveMap` is covered. */
export function useMapPadding(): MapPadding {
  return useContext(MapPaddingContext);
}

/** Fills in the sides that are not given with 0. */
export function toMapPadding(padding: Partial<MapPadding> | undefined): MapPadding {
  return { ...NO_PADDING, ...padding };
}
