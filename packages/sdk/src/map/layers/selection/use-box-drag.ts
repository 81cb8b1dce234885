import { useEffect, useEffectEvent } from 'react';
import type { Map as LeafletMap } from 'leaflet';

/** A press that went no further is none. */
const DRAG_PX = 4;
/** Elements over the map that handle a press themselves. */
const CONTROLS = 'a, button, input, select, textarea';

/** A part of the map's element, px. */
export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  box: ScreenBox | undefined;
  frame: HTMLElement;
}

/** A pointer's way as a box within the map's element. */
export function toScreenBox(
  from: { x: number; y: number },
  to: { x: number; y: number },
  size: { x: number; y: number },
): ScreenBox {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: within(Math.min(from.x, to.x), size.x),
    top: within(Math.min(from.y, to.y), size.y),
    right: within(Math.max(from.x, to.x), size.x),
    bottom: within(Math.max(from.y, to.y), size.y),
  };
}

/**
 * Draws a box over the map by dragging with Shift, or by every drag while `isOn`, in place of the map's
 * own zoom box. `onBox` gets it; Escape lets go of it.
 */
export function useBoxDrag(
  map: LeafletMap,
  { isOn, onBox }: { isOn: boolean; onBox: (box: ScreenBox) => void },
): void {
  const finish = useEffectEvent((box: ScreenBox) => onBox(box));

  useEffect(() => {
    const zoomsByBox = map.boxZoom.enabled();
    map.boxZoom.disable();
    return () => {
      if (zoomsByBox) map.boxZoom.enable();
    };
  }, [map]);

  useEffect(() => {
    const element = map.getContainer();
    let drag: Drag | undefined;
    const pointOf = (event: PointerEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const end = () => {
      drag?.frame.remove();
      drag = undefined;
    };
    const onDown = (event: PointerEvent) => {
      if (drag || event.button !== 0 || !event.isPrimary || !(isOn || event.shiftKey)) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      // Neither the map nor what lies on it hears of the drag; no text is marked by it either.
      event.preventDefault();
      event.stopImmediatePropagation();
      element.focus({ preventScroll: true });
      const frame = document.createElement('div');
      frame.className = 'rastro-selection-box';
      drag = { pointerId: event.pointerId, ...pointOf(event), box: undefined, frame };
      element.setPointerCapture?.(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== drag?.pointerId) return;
      event.stopImmediatePropagation();
      const at = pointOf(event);
      if (!drag.box && Math.hypot(at.x - drag.x, at.y - drag.y) < DRAG_PX) return;
      const box = toScreenBox(drag, at, map.getSize());
      if (!drag.box) element.append(drag.frame);
      drag.box = box;
      Object.assign(drag.frame.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.right - box.left}px`,
        height: `${box.bottom - box.top}px`,
      });
    };
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== drag?.pointerId) return;
      event.stopImmediatePropagation();
      const { box } = drag;
      end();
      if (!box) return;
      // The click that follows a drag presses nothing.
      const swallow = (click: Event) => click.stopImmediatePropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      finish(box);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    };
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('pointermove', onMove, true);
    element.addEventListener('pointerup', onUp, true);
    element.addEventListener('pointercancel', end, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      end();
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('pointermove', onMove, true);
      element.removeEventListener('pointerup', onUp, true);
      element.removeEventListener('pointercancel', end, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [map, isOn]);
}
