import type { LeafletEvent, Map as LeafletMap } from 'leaflet';
import { CanvasOverlay } from '../../canvas/canvas-overlay';
import type { CanvasView } from '../../canvas/canvas-view';
import { prepareCanvas } from '../../canvas/prepare-canvas';
import { createVariableReader } from '../../canvas/read-css-variable';
import { waitFor } from '../../canvas/wait-for';
import { watchColors } from '../../canvas/watch-colors';
import { readMapCover } from '../../view/map-cover';
import type { MapPadding } from '../../view/map-padding';
import type { FleetCanvasLayer } from '../../worker/fleet-canvas-layer';
import {
  listSharedNames,
  listTaken,
  NAMES_EVENT,
  toBoxes,
  type NameBox,
  type WrittenName,
} from '../taken-spots';
import { createMeasure, drawLabels } from './draw-labels';
import type { IncludedMap } from './included-map';
import { placeLabels } from './place-labels';

const PANE = 'rastro-included-names';
const Z_INDEX = 151;
/** By then the vehicles and the names of fences of another view are painted, and the map is not moved on. */
const REST_MS = 450;
/** Up to this width a map is one of a phone, px. */
const SMALL_PX = 640;

interface LabelsCanvasOptions {
  included: IncludedMap;
  isDark: boolean;
  padding: MapPadding;
  /** Names keep clear of its vehicles; null while there is none. */
  fleet: FleetCanvasLayer | null;
}

/** Names of an included map: laid out when the map has come to rest; what drives past moves none. */
export class LabelsCanvas extends CanvasOverlay {
  private readonly canvas = document.createElement('canvas');
  private view: CanvasView | undefined;
  private endWait: (() => void) | undefined;
  private stopWatching: (() => void) | undefined;
  private isMoving = false;

  constructor(private readonly content: LabelsCanvasOptions) {
    super({ pane: PANE, zIndex: Z_INDEX, className: 'rastro-included-names' });
  }

  override onAdd(map: LeafletMap): this {
    this.stopWatching = watchColors(map.getContainer(), () => this.rest());
    return super.onAdd(map);
  }

  override onRemove(): this {
    this.stopWatching?.();
    this.endWait?.();
    return super.onRemove();
  }

  override getEvents(): { [name: string]: (event: LeafletEvent) => void } {
    const events = super.getEvents();
    return {
      ...events,
      movestart: () => {
        this.isMoving = true;
        this.endWait?.();
      },
      [NAMES_EVENT]: () => this.rest(),
      moveend: (event) => {
        this.isMoving = false;
        events['moveend']?.(event);
        this.rest();
      },
    };
  }

  protected override paintView(view: CanvasView): void {
    this.view = view;
    this.rest();
  }

  private rest(): void {
    this.endWait?.();
    if (!this.isMoving) this.endWait = waitFor(REST_MS, () => void this.paint());
  }

  private async paint(): Promise<void> {
    const map = this._map as LeafletMap | undefined;
    const { view, content } = this;
    if (!map || !view) return;
    const read = createVariableReader(map.getContainer());
    // Words that are measured in another face are written over each other.
    await document.fonts?.load(`500 11px ${read('font-family')}`).catch(() => undefined);
    if (this.view !== view || this.isMoving || !this.stopWatching) return;
    this.place(this.canvas, view);
    const context = prepareCanvas(this.canvas, view);
    if (!context) return;
    const labels = placeLabels(view, content.included, {
      free: this.findFree(map, content.padding),
      taken: this.listTaken(),
      written: this.listWritten(map),
      measure: createMeasure(context, read('font-family')),
      isSmall: map.getSize().x <= SMALL_PX,
    });
    drawLabels(context, labels, read, content.isDark);
  }

  private listTaken(): NameBox[] {
    const { fleet } = this.content;
    return fleet ? listTaken(fleet, this).flatMap(toBoxes) : [];
  }

  private listWritten(map: LeafletMap): WrittenName[] {
    return listSharedNames(map).map(({ text, left, top, width, height }) => {
      const { x, y } = this.toCanvasPoint({ x: left, y: top });
      return { text, left: x, top: y, width, height };
    });
  }

  /** The part of the canvas that shows between panels and controls. */
  private findFree(map: LeafletMap, padding: MapPadding): NameBox {
    const container = map.getContainer();
    const cover = readMapCover(container);
    const size = map.getSize();
    const { x: left, y: top } = this.toCanvasPoint({ x: padding.left, y: padding.top });
    return {
      left,
      top,
      width: size.x - padding.left - Math.max(padding.right, cover.right),
      height: size.y - padding.top - Math.max(padding.bottom, cover.bottom),
    };
  }
}
