import type { Map as LeafletMap } from 'leaflet';
import type { CanvasOverlay } from '../canvas/canvas-overlay';
import { toClusterRadius } from '../cluster/cluster-radius';
import type { FleetCanvasLayer } from '../worker/fleet-canvas-layer';

/** A vehicle, or a cluster, which has its own radius and nothing written below it, px of the canvas. */
export interface TakenSpot {
  x: number;
  y: number;
  clusterRadius?: number;
}

/** A rectangle of the canvas, px. */
export interface NameBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A name on the canvas, and what it covers. */
export interface WrittenName extends NameBox {
  text: string;
}

/** Half of a marker, and what its plate takes below it. */
const BODY_HALF_PX = 18;
const PLATE_HALF_PX = 36;
const PLATE_HEIGHT_PX = 24;
/** Width a cluster's ring adds to its disc. */
const RING_PX = 2;

/** Returns the boxes covered by a vehicle with its plate, or by a cluster. */
export function toBoxes({ x, y, clusterRadius }: TakenSpot): NameBox[] {
  const half = clusterRadius ?? BODY_HALF_PX;
  const body = { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
  if (clusterRadius !== undefined) return [body];
  const plate = { left: x - PLATE_HALF_PX, top: y + half, width: 2 * PLATE_HALF_PX };
  return [body, { ...plate, height: PLATE_HEIGHT_PX }];
}

/** Returns the positions of a map's vehicles and clusters on another of its canvases. */
export function listTaken(fleet: FleetCanvasLayer, layer: CanvasOverlay): TakenSpot[] {
  const { x, y, clusters } = fleet.frame;
  const at = (left: number, top: number) =>
    layer.toCanvasPoint(fleet.toContainerPoint({ x: left, y: top }));
  return [
    ...Array.from(x, (left, index) => at(left, y[index]!)),
    ...Array.from(clusters.x, (left, index) => ({
      ...at(left, clusters.y[index]!),
      clusterRadius: toClusterRadius(clusters.counts[index]!) + RING_PX,
    })),
  ];
}

/** Names that are written on a map by layers above others, in px of its container. */
const namesOn = new WeakMap<LeafletMap, Set<() => WrittenName[]>>();
/** Event a map fires when the shared names on it change. */
export const NAMES_EVENT = 'sharednames';

/** Lets the layers of a map keep clear of names on one of them. Returns the end. */
export function shareNames(map: LeafletMap, list: () => WrittenName[]): () => void {
  const lists = namesOn.get(map) ?? new Set();
  namesOn.set(map, lists);
  lists.add(list);
  return () => {
    lists.delete(list);
    map.fire(NAMES_EVENT);
  };
}

/** Names that other layers have written on a map, in px of its container. */
export const listSharedNames = (map: LeafletMap): WrittenName[] =>
  [...(namesOn.get(map) ?? [])].flatMap((list) => list());
