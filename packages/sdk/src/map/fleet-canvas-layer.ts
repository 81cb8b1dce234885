import { DomEvent, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet';
import { loadVehicleIcons } from '../icons/load-vehicle-icons';
import { CanvasOverlay } from './canvas-overlay';
import type { FleetMessage } from './fleet-messages';
import { readFleetPalette } from './fleet-palette';
import { createFleetRenderer } from './fleet-renderer';
import { createPageCanvas } from './paint-surface';
import { createVariableReader } from './read-css-variable';
import { watchColors } from './watch-colors';

/** What the layer tells its owner. */
export interface FleetCanvasLayerOptions {
  /** A vehicle was pressed; `undefined` for the map beside all vehicles. */
  onPress?: (deviceId: number | undefined) => void;
  /** After every painted frame, and when the map has come to rest. */
  onFrame?: (layer: FleetCanvasLayer) => void;
}

const FLEET_Z_INDEX = 620;

/** One Leaflet layer with one canvas for all vehicles; it is told about them by `post`. */
export class FleetCanvasLayer extends CanvasOverlay {
  readonly renderer: ReturnType<typeof createFleetRenderer>;
  private hoverId: number | undefined;
  private marks = { selectedId: undefined, followedId: undefined } as {
    selectedId: number | undefined;
    followedId: number | undefined;
  };
  private stopWatching: (() => void) | undefined;

  private events: FleetCanvasLayerOptions;

  constructor(events: FleetCanvasLayerOptions = {}) {
    super({
      pane: 'rastro-fleet',
      zIndex: FLEET_Z_INDEX,
      className: 'rastro-fleet-canvas',
      draw: (_canvas, view) => this.renderer.postNow({ type: 'view', view }),
    });
    this.events = events;
    this.renderer = createFleetRenderer({
      canvas: this.canvas,
      createCanvas: createPageCanvas,
      now: () => performance.now(),
      requestFrame: (callback) => requestAnimationFrame(callback),
      cancelFrame: (handle) => cancelAnimationFrame(handle),
      onFrame: () => this.events.onFrame?.(this),
    });
  }

  override onAdd(map: LeafletMap): this {
    const container = map.getContainer();
    const readPalette = () => {
      const palette = readFleetPalette(createVariableReader(container));
      this.renderer.post({ type: 'palette', palette });
    };
    readPalette();
    this.stopWatching = watchColors(container, readPalette);
    // Labels made before the font has come would keep the fallback's letters.
    void document.fonts?.ready.then(readPalette);
    loadVehicleIcons().then(
      (icons) => this.renderer.post({ type: 'icons', icons }),
      () => undefined, // bodies without a drawing still show place, course and state
    );
    map.on('click', this.onClick);
    map.on('mousemove', this.onPointerMove);
    map.on('mouseout', this.onPointerOut);
    map.on('moveend', this.onMoveEnd);
    return super.onAdd(map);
  }

  override onRemove(): this {
    const map = this._map;
    map.off('click', this.onClick);
    map.off('mousemove', this.onPointerMove);
    map.off('mouseout', this.onPointerOut);
    map.off('moveend', this.onMoveEnd);
    this.stopWatching?.();
    this.renderer.destroy();
    return super.onRemove();
  }

  /** Exchanges what the layer tells. */
  setEvents(events: FleetCanvasLayerOptions): void {
    this.events = events;
  }

  /** Tells the renderer; marks are kept together with what the pointer is over. */
  post(message: Exclude<FleetMessage, { type: 'marks' | 'view' }>): void {
    this.renderer.post(message);
  }

  /** Sets which vehicle is selected and which is followed. */
  setMarks(selectedId: number | undefined, followedId: number | undefined): void {
    this.marks = { selectedId, followedId };
    this.postMarks();
  }

  /** Where a vehicle is in the map's container now, CSS px; `undefined` if it is not on the map. */
  getContainerPoint(deviceId: number): { x: number; y: number } | undefined {
    const point = this.renderer.getCanvasPoint(deviceId);
    return point && this.toContainerPoint(point);
  }

  private postMarks() {
    this.renderer.post({ type: 'marks', ...this.marks, hoverId: this.hoverId });
  }

  private deviceAt(event: LeafletMouseEvent): number | undefined {
    const point = this.toCanvasPoint(event.containerPoint);
    return this.renderer.hitTest(point.x, point.y);
  }

  private readonly onClick = (event: LeafletMouseEvent) => {
    const deviceId = this.deviceAt(event);
    if (deviceId !== undefined) DomEvent.stop(event);
    this.events.onPress?.(deviceId);
  };

  private readonly onPointerMove = (event: LeafletMouseEvent) =>
    this.setHover(this.deviceAt(event));

  private readonly onMoveEnd = () => this.events.onFrame?.(this);

  private readonly onPointerOut = () => this.setHover(undefined);

  private setHover(deviceId: number | undefined) {
    if (deviceId === this.hoverId) return;
    this.hoverId = deviceId;
    this._map.getContainer().style.cursor = deviceId === undefined ? '' : 'pointer';
    this.postMarks();
  }
}

/** Makes the vehicle layer; add it to a Leaflet map with `addTo`. */
export function createFleetCanvasLayer(options?: FleetCanvasLayerOptions): FleetCanvasLayer {
  return new FleetCanvasLayer(options);
}
