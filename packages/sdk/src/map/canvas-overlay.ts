import {
  point,
  DomUtil,
  Layer,
  type LeafletEvent,
  type Map as LeafletMap,
  type Point,
  type ZoomAnimEvent,
} from 'leaflet';
import type { CanvasView } from './canvas-view';
import { worldPixels } from './mercator';

/** How far a canvas reaches beyond the map on each side, so that panning needs no redraw. */
const MARGIN_PX = 128;

/** What an overlay draws and where it lies. */
interface CanvasOverlayOptions {
  /** Leaflet pane that holds the canvas; made when it does not exist. */
  pane: string;
  zIndex: number;
  className?: string;
  /** Called when the view has changed, for painting at once. */
  draw: (canvas: HTMLCanvasElement, view: CanvasView) => void;
}

/**
 * A Leaflet layer of one canvas a little larger than the map. Panning and the zoom animation move
 * it by CSS transform; it is redrawn at rest and when the map is about to leave it.
 */
export class CanvasOverlay extends Layer {
  readonly canvas: HTMLCanvasElement;
  private readonly settings: CanvasOverlayOptions;
  private map: LeafletMap | undefined;
  private current: CanvasView | undefined;
  private ratioQuery: MediaQueryList | undefined;

  constructor(settings: CanvasOverlayOptions) {
    super({ pane: settings.pane });
    this.settings = settings;
    this.canvas = document.createElement('canvas');
    this.canvas.className = ['leaflet-zoom-animated', settings.className].filter(Boolean).join(' ');
    this.canvas.style.pointerEvents = 'none';
  }

  /** What the canvas shows now. */
  get view(): CanvasView | undefined {
    return this.current;
  }

  override onAdd(map: LeafletMap): this {
    this.map = map;
    const pane = map.getPane(this.settings.pane) ?? map.createPane(this.settings.pane);
    pane.style.zIndex = String(this.settings.zIndex);
    pane.style.pointerEvents = 'none';
    pane.append(this.canvas);
    this.watchPixelRatio();
    this.reposition();
    return this;
  }

  override onRemove(): this {
    this.ratioQuery?.removeEventListener('change', this.onPixelRatio);
    this.canvas.remove();
    this.map = undefined;
    return this;
  }

  override getEvents(): { [name: string]: (event: LeafletEvent) => void } {
    return {
      move: () => this.repositionWhenLeaving(),
      moveend: () => this.repositionAtRest(),
      zoom: () => this.followPinch(),
      viewreset: () => this.reposition(),
      resize: () => this.reposition(),
      // Leaflet types the handlers of a layer by the plain event; this one always carries its view.
      zoomanim: (event) => this.followZoom(event as ZoomAnimEvent),
    };
  }

  /** Paints again without moving anything. */
  redraw(): void {
    if (this.current) this.settings.draw(this.canvas, this.current);
  }

  /** Canvas point (CSS px) of a point of the map's container. */
  toCanvasPoint(container: { x: number; y: number }): { x: number; y: number } {
    const { x, y, scale } = this.containerOffset();
    return { x: (container.x - x) / scale, y: (container.y - y) / scale };
  }

  /** Container point of a point of the canvas (CSS px). */
  toContainerPoint(point: { x: number; y: number }): { x: number; y: number } {
    const { x, y, scale } = this.containerOffset();
    return { x: point.x * scale + x, y: point.y * scale + y };
  }

  private containerOffset(): { x: number; y: number; scale: number } {
    const map = this.map;
    const view = this.current;
    if (!map || !view) return { x: 0, y: 0, scale: 1 };
    const scale = map.getZoomScale(map.getZoom(), view.zoom);
    const origin = map.getPixelOrigin();
    const pane = DomUtil.getPosition(map.getPane('mapPane')!);
    return {
      x: view.left * scale - origin.x + pane.x,
      y: view.top * scale - origin.y + pane.y,
      scale,
    };
  }

  private reposition(): void {
    const map = this.map;
    if (!map) return;
    const size = map.getSize();
    const topLeft = map.containerPointToLayerPoint([-MARGIN_PX, -MARGIN_PX]).round();
    const origin = map.getPixelOrigin();
    const zoom = map.getZoom();
    this.current = {
      zoom,
      scale: worldPixels(zoom),
      left: origin.x + topLeft.x,
      top: origin.y + topLeft.y,
      width: size.x + 2 * MARGIN_PX,
      height: size.y + 2 * MARGIN_PX,
      pixelRatio: window.devicePixelRatio || 1,
    };
    this.canvas.style.width = `${this.current.width}px`;
    this.canvas.style.height = `${this.current.height}px`;
    DomUtil.setTransform(this.canvas, topLeft, 1);
    this.redraw();
  }

  /** Has the map come close to the edge of the canvas? */
  private isLeaving(): boolean {
    const { x, y } = this.containerOffset();
    const slack = MARGIN_PX - 24;
    return Math.abs(x + MARGIN_PX) > slack || Math.abs(y + MARGIN_PX) > slack;
  }

  private repositionWhenLeaving(): void {
    if (this.map?.getZoom() === this.current?.zoom && this.isLeaving()) this.reposition();
  }

  private repositionAtRest(): void {
    if (this.map?.getZoom() !== this.current?.zoom || this.isLeaving()) this.reposition();
  }

  private followPinch(): void {
    if (this.map) this.transformTo(this.map.getPixelOrigin(), this.map.getZoom());
  }

  private followZoom({ center, zoom }: ZoomAnimEvent): void {
    const map = this.map;
    if (!map) return;
    const half = map.getSize().divideBy(2);
    const pane = DomUtil.getPosition(map.getPane('mapPane')!);
    this.transformTo(map.project(center, zoom).subtract(half).add(pane).floor(), zoom);
  }

  /** Scales the picture to another zoom level whose layer points count from `origin`. */
  private transformTo(origin: Point, zoom: number): void {
    if (!this.map || !this.current) return;
    const scale = this.map.getZoomScale(zoom, this.current.zoom);
    const corner = point(this.current.left * scale, this.current.top * scale);
    DomUtil.setTransform(this.canvas, corner.subtract(origin), scale);
  }

  private watchPixelRatio(): void {
    this.ratioQuery?.removeEventListener('change', this.onPixelRatio);
    this.ratioQuery = window.matchMedia?.(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
    this.ratioQuery?.addEventListener('change', this.onPixelRatio);
  }

  private readonly onPixelRatio = () => {
    this.watchPixelRatio();
    this.reposition();
  };
}
