import { DomEvent, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet';
import type { GeoBox } from '../../domain/geo/geo-box';
import { largeDrawings } from '../../icons/load-vehicle-icons';
import { CanvasOverlay } from '../canvas/canvas-overlay';
import type { CanvasView } from '../canvas/canvas-view';
import { createFleetPainter } from './create-fleet-painter';
import { findClusterAt, type FleetCluster } from '../cluster/find-cluster';
import { findNearestVehicle } from '../fleet/find-nearest-vehicle';
import { countInFrame, EMPTY_FRAME, findInFrame, type FleetFrame } from '../fleet/fleet-frame';
import type { FleetMessage, RendererMessage } from './fleet-messages';
import type { FleetPainter, FleetPainterHost } from './fleet-painter';
import { readFleetPalette } from '../fleet/fleet-palette';
import { loadPageFonts } from '../canvas/load-page-fonts';
import { createVehiclePacker } from '../fleet/pack-vehicles';
import { createVariableReader } from '../canvas/read-css-variable';
import { watchColors } from '../canvas/watch-colors';

/** Options and callbacks of the layer. */
export interface FleetCanvasLayerOptions {
  /** A vehicle was pressed; `undefined` for the map beside all vehicles. */
  onPress?: (deviceId: number | undefined) => void;
  /** A cluster was pressed. */
  onClusterPress?: (cluster: FleetCluster) => void;
  /** After every painted frame, and when the map has come to rest. */
  onFrame?: (layer: FleetCanvasLayer) => void;
  /** Called when the painter died: only a new layer, with `isInPage`, goes on. */
  onLost?: () => void;
}

/** Takes presses with Shift, or all of them where `isEach`, on vehicles and clusters. */
interface FleetPicker {
  isEach: boolean;
  press: (target: number | FleetCluster) => void;
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
  private readonly listeners = new Set<() => void>();
  private marks: Omit<Extract<RendererMessage, { type: 'marks' }>, 'type'> = {
    selectedId: undefined,
    followedIds: [],
    hoverId: undefined,
    openedId: undefined,
  };
  private readonly finds = new Map<number, (deviceIds: readonly number[] | null) => void>();
  private requestId = 0;
  picker: FleetPicker | undefined;
  private stops: (() => void)[] = [];
  private events: FleetCanvasLayerOptions;

  constructor(
    events: FleetCanvasLayerOptions = {},
    private readonly isInPage = false,
  ) {
    super({ pane: 'rastro-fleet', zIndex: FLEET_Z_INDEX, className: 'rastro-fleet-canvas' });
    this.events = events;
  }

  /** Frame on the screen. */
  get frame(): FleetFrame {
    return this.shown;
  }

  /** Vehicles on the screen, alone or in a cluster. */
  get shownCount(): number {
    return countInFrame(this.shown);
  }

  override onAdd(map: LeafletMap): this {
    const host: FleetPainterHost = {
      onCanvas: (canvas) => this.mount(canvas),
      onShow: (canvas, view) => this.place(canvas, view),
      onLost: () => this.events.onLost?.(),
      onFound: ({ requestId, deviceIds }) => {
        this.finds.get(requestId)?.([...deviceIds]);
        this.finds.delete(requestId);
      },
      onFrame: (frame) => {
        this.shown = frame;
        this.tell();
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
    this.finds.forEach((answer) => answer(null));
    this.finds.clear();
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
    this.mark({ selectedId, followedIds });
  }

  /**
   * Finds the vehicles in a box of the map, including all in its clusters; null when the painter
   * died meanwhile.
   */
  find(box: GeoBox): Promise<readonly number[] | null> {
    const requestId = ++this.requestId;
    return new Promise((answer) => {
      this.finds.set(requestId, answer);
      this.send({ type: 'find', requestId, box });
    });
  }

  /** Whoever picks vehicles is told of presses in place of those who choose one. */
  setPicker(picker: FleetPicker | undefined): void {
    this.picker = picker;
  }

  /** Looks into the cluster that a device is in; its devices come with the frames. */
  openCluster(leadId: number | undefined): void {
    this.mark({ openedId: leadId });
  }

  /** The vehicle that is pointed at. */
  get hoverId(): number | undefined {
    return this.marks.hoverId;
  }

  /** Calls back whenever `frame` or `hoverId` is another one, and when the map has come to rest. Returns the end. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Returns a painted or selected vehicle's point in the map's container, CSS px; else `undefined`.
   */
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
    largeDrawings.load().then(
      (icons) => painter.post({ type: 'icons', icons }),
      () => undefined, // bodies without a drawing still show place, course and state
    );
  }

  private send(message: RendererMessage) {
    if (this.painter) this.painter.post(message);
    else this.waiting.push(message);
  }

  private mark(changes: Partial<typeof this.marks>) {
    this.marks = { ...this.marks, ...changes };
    this.send({ type: 'marks', ...this.marks });
  }

  private tell() {
    this.events.onFrame?.(this);
    this.listeners.forEach((listener) => listener());
  }

  /** Returns the target at a point of the map: a vehicle before the cluster below it. */
  targetAt({ containerPoint }: LeafletMouseEvent): {
    deviceId: number | undefined;
    cluster: FleetCluster | undefined;
  } {
    const { x, y } = this.toCanvasPoint(containerPoint);
    const deviceId = findNearestVehicle(this.shown, x, y);
    const cluster = deviceId === undefined ? findClusterAt(this.shown, x, y) : undefined;
    return { deviceId, cluster };
  }

  private readonly onClick = (event: LeafletMouseEvent) => {
    const { deviceId, cluster } = this.targetAt(event);
    if (deviceId !== undefined || cluster) DomEvent.stop(event);
    const { picker } = this;
    if (picker && (picker.isEach || event.originalEvent.shiftKey)) {
      const target = cluster ?? deviceId;
      if (target !== undefined) picker.press(target);
    } else if (cluster) this.events.onClusterPress?.(cluster);
    else this.events.onPress?.(deviceId);
  };

  private readonly onPointerMove = (event: LeafletMouseEvent) => {
    const { deviceId, cluster } = this.targetAt(event);
    const isOnNothing = deviceId === undefined && !cluster;
    this._map.getContainer().style.cursor = isOnNothing ? '' : 'pointer';
    this.point(deviceId);
  };

  private readonly onMoveEnd = () => this.tell();

  private readonly onPointerOut = () => this.point(undefined);

  /** Points at a vehicle, until the pointer is on another one. */
  point(hoverId: number | undefined): void {
    if (hoverId === this.marks.hoverId) return;
    this.mark({ hoverId });
    this.listeners.forEach((listener) => listener());
  }
}

/** Makes the vehicle layer; add it to a Leaflet map with `addTo`. `isInPage` paints without a worker. */
export function createFleetCanvasLayer(
  options?: FleetCanvasLayerOptions,
  isInPage?: boolean,
): FleetCanvasLayer {
  return new FleetCanvasLayer(options, isInPage);
}
