import { useEffect, useEffectEvent, useRef } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { traceGreatCircle } from '../../../../domain/geo/great-circle';
import type { Measure } from '../../../../react/tools/use-measure';
import { useFormat } from '../../../../react/use-format';
import { StaticCanvasLayer } from '../../../canvas/static-canvas-layer';
import type { MapPadding } from '../../../view/map-padding';
import { toWorldLines } from '../../route/to-world-lines';
import { readCenterPoint, toPlace } from '../../../view/read-center';
import { drawMeasure } from './draw-measure';

const MEASURE_Z_INDEX = 630;
/** A press that went further was a drag of the map. */
const DRAG_PX = 4;

/** Draws the measured way over the vehicles, redrawn when it changes. */
function useMeasureCanvas(map: LeafletMap, measure: Measure, isOn: boolean) {
  const { distance } = useFormat();
  const layer = useRef<StaticCanvasLayer>(null);
  const read = useEffectEvent(() => {
    const { places, meters } = measure;
    const corners = places.map((place, index) => ({
      ...place,
      label: distance(meters[index] ?? 0),
    }));
    const way = corners.flatMap((corner, index) => {
      const before = corners[index - 1];
      const between = before ? traceGreatCircle(before, corner).slice(1, -1) : [];
      return [...between.map((place) => ({ ...place, label: undefined })), corner];
    });
    return toWorldLines([way]);
  });
  useEffect(() => {
    if (!isOn) return;
    const canvas = new StaticCanvasLayer({
      pane: 'rastro-measure',
      zIndex: MEASURE_Z_INDEX,
      className: 'rastro-measure-canvas',
      paint(context, view, readToken) {
        const { lines, shifts } = read();
        for (const shift of shifts) {
          const points = lines.flat().map(({ x, y, of }) => ({
            x: (x + shift) * view.scale - view.left,
            y: y * view.scale - view.top,
            label: of.label,
          }));
          drawMeasure(context, points, readToken);
        }
      },
    });
    canvas.addTo(map);
    layer.current = canvas;
    return () => {
      layer.current = null;
      canvas.remove();
    };
  }, [map, isOn]);
  useEffect(() => layer.current?.redraw(), [measure, distance]);
}

/**
 * Lets a way be measured on the map: a press adds a place, and no vehicle is chosen by it; Enter adds the
 * middle, Backspace takes the last place back, Escape calls `onEnd`.
 */
export function useMeasureLayer(
  map: LeafletMap,
  measure: Measure,
  { isOn, padding, onEnd }: { isOn: boolean; padding: MapPadding; onEnd: () => void },
): void {
  useMeasureCanvas(map, measure, isOn);
  const middle = useRef<HTMLElement>(null);
  const addAt = useEffectEvent((point: [number, number]) => measure.add(toPlace(map, point)));
  const addMiddle = useEffectEvent(() => measure.add(toPlace(map, readCenterPoint(map, padding))));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, (() => void) | undefined> = {
      Enter: addMiddle,
      Backspace: measure.removeLast,
      Escape: onEnd,
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });

  useEffect(() => {
    if (!isOn) return;
    const element = map.getContainer();
    let pressed: { x: number; y: number } | undefined;
    const onDown = (event: PointerEvent) => (pressed = { x: event.clientX, y: event.clientY });
    const onClick = (event: MouseEvent) => {
      event.stopImmediatePropagation();
      const { x, y } = pressed ?? { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX) return;
      const box = element.getBoundingClientRect();
      addAt([event.clientX - box.left, event.clientY - box.top]);
    };
    const onKey = (event: KeyboardEvent) => press(event);
    const cross = document.createElement('div');
    cross.className = 'rastro-measure-middle';
    middle.current = cross;
    element.after(cross);
    element.dataset['measuring'] = '';
    const zoomsByDoubleClick = map.doubleClickZoom.enabled();
    map.doubleClickZoom.disable();
    // Before Leaflet hears of it: what lies under the pointer is not pressed.
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('click', onClick, true);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('keydown', onKey);
      if (zoomsByDoubleClick) map.doubleClickZoom.enable();
      delete element.dataset['measuring'];
      cross.remove();
    };
  }, [map, isOn]);

  useEffect(() => {
    if (!isOn) return;
    const place = () => {
      const [left, top] = readCenterPoint(map, padding);
      Object.assign(middle.current?.style ?? {}, { left: `${left}px`, top: `${top}px` });
    };
    place();
    map.on('resize', place);
    return () => void map.off('resize', place);
  }, [map, isOn, padding]);
}
