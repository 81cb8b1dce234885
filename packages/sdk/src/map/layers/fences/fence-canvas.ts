import type { Map as LeafletMap } from 'leaflet';
import type { CanvasView } from '../../canvas/canvas-view';
import type { ReadVariable } from '../../canvas/read-css-variable';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { waitFor } from '../../canvas/wait-for';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import {
  listTaken,
  NAMES_EVENT,
  shareNames,
  type TakenSpot,
  type WrittenName,
} from '../taken-spots';
import { isNameCovered } from './draw-fence-names';

/** The vehicles of another view are painted by then. */
const SETTLE_MS = 400;
/**
 * Time a vehicle driving over a name may cover it, in ms: names that always move cannot be read.
 */
const COVERED_MS = 2_000;
/**
 * Max unclustered vehicles for which names are kept clear; with more, none stays clear for long.
 */
const MAX_WATCHED = 2_000;

interface FenceCanvasOptions {
  pane: string;
  zIndex: number;
  className: string;
  /**
   * Fleet layer painted over the fences; fence names avoid its vehicles. Null while there is none.
   */
  fleet: FleetCanvasLayer | null;
  /** Draws all of them and says where their names stand. */
  draw: (
    context: CanvasRenderingContext2D,
    view: CanvasView,
    read: ReadVariable,
    taken: readonly TakenSpot[],
  ) => WrittenName[];
}

const countSpots = ({ frame }: FleetCanvasLayer): number =>
  frame.deviceIds.length + frame.clusters.x.length;

const toText = (names: readonly WrittenName[]): string =>
  names
    .map(({ text }) => text)
    .sort()
    .join('\n');

/** Puts fences under the vehicles of a map, their names where no vehicle stands. Returns the end. */
export function addFenceCanvas(
  map: LeafletMap,
  { fleet, draw, ...options }: FenceCanvasOptions,
): () => void {
  let endWait: (() => void) | undefined;
  let names: readonly WrittenName[] = [];
  let isSettled = false;
  let shownCount = 0;
  const settle = () => {
    endWait?.();
    endWait = waitFor(SETTLE_MS, () => {
      endWait = undefined;
      isSettled = true;
      layer.redraw();
      isSettled = false;
    });
  };
  const layer = new StaticCanvasLayer({
    ...options,
    paint: (context, view, read) => {
      const before = names;
      names = draw(context, view, read, fleet ? listTaken(fleet, layer) : []);
      if (toText(names) !== toText(before)) map.fire(NAMES_EVENT);
      if (!fleet) return;
      shownCount = countSpots(fleet);
      if (!isSettled) settle();
    },
  });
  layer.addTo(map);
  const endSharing = shareNames(map, () =>
    names.map(({ text, left, top, width, height }) => {
      const { x, y } = layer.toContainerPoint({ x: left, y: top });
      return { text, left: x, top: y, width, height };
    }),
  );
  let frame = fleet?.frame;
  const unsubscribe = fleet?.subscribe(() => {
    if (fleet.frame === frame) return;
    frame = fleet.frame;
    // Another filter shows others, or nobody.
    const count = countSpots(fleet);
    if (2 * Math.abs(count - shownCount) > Math.max(count, shownCount)) {
      shownCount = count;
      settle();
    } else if (!endWait && count <= MAX_WATCHED) {
      endWait = waitFor(COVERED_MS, () => {
        endWait = undefined;
        if (isNameCovered(names, listTaken(fleet, layer))) settle();
      });
    }
  });
  return () => {
    endSharing();
    unsubscribe?.();
    endWait?.();
    layer.remove();
  };
}
