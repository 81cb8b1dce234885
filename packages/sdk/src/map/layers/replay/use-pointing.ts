import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, type RefObject } from 'react';
import type { Replay } from '../../../react/replay/use-replay';
import type { CanvasOverlay } from '../../canvas/canvas-overlay';
import type { PaintedRoute } from './painted-route';
import { findNearest } from './project-shape';

/** Max distance of the pointer from a line, px: for a mouse, and for a finger. */
const NEAR_PX = 10;
const NEAR_FINGER_PX = 22;

/** Pointing at a line shows the moment there, pressing it goes there. */
export function usePointing(
  map: LeafletMap,
  layer: RefObject<CanvasOverlay | null>,
  painted: readonly PaintedRoute[],
  { clock, hover }: Pick<Replay, 'clock' | 'hover'>,
): void {
  useEffect(() => {
    const find = ({ x, y }: { x: number; y: number }, withinPx: number): number | null => {
      const point = layer.current?.toCanvasPoint({ x, y });
      if (!point) return null;
      let best: { ms: number; distancePx: number } | null = null;
      for (const { projected, shape } of painted) {
        for (const one of projected) {
          const near = findNearest(one, point, best?.distancePx ?? withinPx);
          if (near) best = { ms: shape.timesMs[near.index] ?? 0, distancePx: near.distancePx };
        }
      }
      return best?.ms ?? null;
    };
    let frame = 0;
    let isOver = false;
    const onMove = ({ containerPoint }: LeafletMouseEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const ms = find(containerPoint, NEAR_PX);
        // The graph and the table point too: only what the map has set does it take back.
        if (ms !== null || isOver) hover.set(ms);
        isOver = ms !== null;
      });
    };
    const onOut = () => {
      cancelAnimationFrame(frame);
      if (isOver) hover.set(null);
      isOver = false;
    };
    const onClick = ({ containerPoint, originalEvent }: LeafletMouseEvent) => {
      const isTouch = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
      const ms = find(containerPoint, isTouch ? NEAR_FINGER_PX : NEAR_PX);
      if (ms !== null) clock.seek(ms);
    };
    map.on('mousemove', onMove);
    map.on('mouseout', onOut);
    map.on('click', onClick);
    return () => {
      cancelAnimationFrame(frame);
      map.off('mousemove', onMove);
      map.off('mouseout', onOut);
      map.off('click', onClick);
    };
  }, [map, layer, painted, clock, hover]);
}
