import { createContext, useContext } from 'react';
import type { FleetCanvasLayer } from '../worker/fleet-canvas-layer';

/** Covered width of the map at each side, px: panels, sheets, docks. */
export interface MapPadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A map that nothing covers. */
export const NO_PADDING: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Context a `LiveMap` provides to its children. */
interface MapFrame {
  padding: MapPadding;
  /** Has the map got its first view? Before that nothing else should move it. */
  isReady: boolean;
  /** Its vehicles, once they are on it. */
  fleet: FleetCanvasLayer | null;
}

/** Hands the frame of a `LiveMap` down; a bare Leaflet map has none and counts as ready. */
export const MapFrameContext = createContext<MapFrame>({
  padding: NO_PADDING,
  isReady: true,
  fleet: null,
});

/** The frame of the surrounding `LiveMap`. */
export function useMapFrame(): MapFrame {
  return useContext(MapFrameContext);
}
