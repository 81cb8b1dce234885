import { DomEvent, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet';
import { loadVehicleIcons } from '../../icons/load-vehicle-icons';
import { CanvasOverlay } from '../canvas/canvas-overlay';
import type { CanvasView } from '../canvas/canvas-view';
import { createFleetPainter } from './create-fleet-painter';
import { findNearestVehicle } from '../fleet/find-nearest-vehicle';
import { EMPTY_FRAME, findInFrame, type FleetFrame } from '../fleet/fleet-frame';
import type { FleetMessage, RendererMessage } from './fleet-messages';
import type { FleetPainter, FleetPainterHost } from './fleet-painter';
import { readFleetPalette } from '../fleet/fleet-palette';
import { loadPageFonts } from '../canvas/load-page-fonts';
import { createVehiclePacker } from '../fleet/pack-vehicles';
import { createVariableReader } from '../canvas/read-css-variable';
import { watchColors } from '../canvas/watch-colors';

/** What the layer tells its owner. */
export interface FleetCanvasLayerOptions {
  /** A vehicle was pressed; `undefined` for the map beside all vehicles. */
  onPress?: (deviceId: number | undefined) => void;
  /** After every painted frame, and when the map has come to rest. */
  onFrame?: (layer: FleetCanvasLayer) => void;
  /** What painted died: only a new layer, with `isInPage`, goes on. */
  onLost?: () => void;
}

const FLEET_Z_INDEX = 620;

/**
 * One Leaflet layer with one picture of all vehicles; it is told about them by `post`. The picture
 * is painted in a worker where that is possible. What it was told goes when it leaves the map.
 */
export class FleetCanvasLayer extends CanvasOverlay {
  private painter: FleetPainter | undefined;
  private packer = createVehiclePacker();
  private waiting: RendererMessage[] = [];
  private shown = EMPTY_FRAME;
  private hoverId: number | undefined;
  private marks = { selectedId: undefined, followedIds: [] } as {
    selectedId: number | undefined;
    followedIds: readonly number[];
  };
  private stops: (() => void)[] = [];
  private events: FleetCanvasLayerOptions;

  constructor(
    events: FleetCanvasLayerOptions = {},
    private readonly isInPage = false,
  ) {
    super({ pane: 'rastro-fleet', zIndex: FLEET_Z_INDEX, className: 'rastro-fleet-canvas' });
    this.events = events;
  }

  /** What is on the screen. */
  get frame(): FleetFrame {
    return this.shown;
  }

  override onAdd(map: LeafletMap): this {
    const host: FleetPainterHost = {
      onCanvas: (canvas) => this.mount(canvas),
      onShow: (canvas, view) => this.place(canvas, view),
      onLost: () => this.events.onLost?.(),
      onFrame: (frame) => {
        this.shown = frame;
        this.events.onFrame?.(this);
      },
    };
    const painter = createFleetPainter(host, this.isInPage);
    this.painter = painter;
    this.dress(map.getContainer(), painter);
    this.waiting.forEach((message) => painter.post(message));
    this.waiting = [];
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
    this.stops.forEach((stop) => stop());
    this.stops = [];
    this.painter?.destroy();
    this.painter = undefined;
    this.packer = createVehiclePacker();
    this.shown = EMPTY_FRAME;
    return super.onRemove();
  }

  protected override paintView(view: CanvasView): void {
    this.painter?.show(view);
  }

  /** Exchanges what the layer tells. */
  setEvents(events: FleetCanvasLayerOptions): void {
    this.events = events;
  }

  /** Tells the painter; marks are kept together with what the pointer is over. */
  post(message: Exclude<FleetMessage, { type: 'marks' }>): void {
    if (message.type === 'clear') this.packer.clear();
    if (message.type !== 'vehicles') return this.send(message);
    const vehicles = this.packer.pack(message.upserts, message.removedIds);
    this.send({ type: 'packed', vehicles });
  }

  /** Sets which vehicle is selected and which are followed. */
  setMarks(selectedId: number | undefined, followedIds: readonly number[]): void {
    this.marks = { selectedId, followedIds };
    this.sendMarks();
  }

  /** Where a painted or selected vehicle is in the map's container, CSS px; else `undefined`. */
  getContainerPoint(deviceId: number): { x: number; y: number } | undefined {
    const point = findInFrame(this.shown, deviceId);
    return point && this.toContainerPoint(point);
  }

  /** Gives the painter colours, icons and letters, now and whenever they change. */
  private dress(container: HTMLElement, painter: FleetPainter) {
    const readPalette = () => {
      const palette = readFleetPalette(createVariableReader(container));
      painter.post({ type: 'palette', palette });
      return palette;
    };
    const readFonts = () => {
      // Words made before the font has come would keep the letters of another one.
      const { fontFamily } = readPalette();
      void loadPageFonts(fontFamily).then((fonts) => painter.addFonts(fonts));
    };
    readPalette();
    this.stops.push(watchColors(container, readPalette));
    document.fonts?.ready.then(readFonts, () => undefined);
    document.fonts?.addEventListener('loadingdone', readFonts);
    this.stops.push(() => document.fonts?.removeEventListener('loadingdone', readFonts));
    loadVehicleIcons().then(
      (icons) => painter.post({ type: 'icons', icons }),
      () => undefined, // bodies without a drawing still show place, course and state
    );
  }

  private send(message: RendererMessage) {
    if (this.painter) this.painter.post(message);
    else this.waiting.push(message);
  }

  private sendMarks() {
    this.send({ type: 'marks', ...this.marks, hoverId: this.hoverId });
  }

  private deviceAt(event: LeafletMouseEvent): number | undefined {
    const point = this.toCanvasPoint(event.containerPoint);
    return findNearestVehicle(this.shown, point.x, point.y);
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
    this.sendMarks();
  }
}

/** Makes the vehicle layer; add it to a Leaflet map with `addTo`. `isInPage` paints without a worker. */
export function createFleetCanvasLayer(
  options?: FleetCanvasLayerOptions,
  isInPage?: boolean,
): FleetCanvasLayer {
  return new FleetCanvasLayer(options, isInPage);
}
