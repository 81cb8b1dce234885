import { useCallback, useRef, useState, type RefObject } from 'react';
import type { FleetCanvasLayer } from '../../../map/worker/fleet-canvas-layer';

/**
 * Writes what the canvas shows as data attributes of the map's element, without a render:
 * `data-drawn` (vehicles shown, alone or in a cluster), `data-shown-fix-at` and `data-selected-point` ("x,y", CSS px of
 * the element) of the selected one. Nothing is written while nothing changes.
 * @returns the frame handler, and whether a vehicle has been painted yet
 */
export function useFrameReport(element: RefObject<HTMLElement | null>) {
  const [hasVehicles, setHasVehicles] = useState(false);
  const told = useRef(false);
  const onFrame = useCallback(
    (layer: FleetCanvasLayer) => {
      const host = element.current;
      if (!host) return;
      const write = (name: string, value: string | undefined) => {
        if (value === undefined) delete host.dataset[name];
        else if (host.dataset[name] !== value) host.dataset[name] = value;
      };
      const { selected } = layer.frame;
      const count = layer.shownCount;
      const point = selected && layer.toContainerPoint(selected);
      write('drawn', String(count));
      write('shownFixAt', selected && String(selected.fixAt));
      write('selectedPoint', point && `${Math.round(point.x)},${Math.round(point.y)}`);
      if (!told.current && count > 0) {
        told.current = true;
        setHasVehicles(true);
      }
    },
    [element],
  );
  return { onFrame, hasVehicles };
}
