import {
  point,
  DomUtil,
  Layer,
  type LeafletEvent,
  type Map as LeafletMap,
  type Point,
  type ZoomAnimEvent,
} from 'leaflet';
import { MARGIN_PX, type CanvasView } from './canvas-view';
import { worldPixels } from './mercator';

/** Options for an overlay and its position. */
interface CanvasOverlayOptions {
  /** Leaflet pane that holds the canvas; made when it does not exist. */
  pane: string;
  zIndex: number;
  className?: string;
}

/**
 * A Leaflet layer of a canvas a little larger than the map. Panning and the zoom animation move it
 * by CSS transform; another view is asked for at rest and when the map is about to leave it.
 */
export abstract class CanvasOverlay extends Layer {
  private readonly settings: CanvasOverlayOptions;
  private map: LeafletMap | undefined;
  private readonly canvases = new Set<HTMLCanvasElement>();
  /** The canvas that is seen, and the view on it. */
  private seen: { canvas: HTMLCanvasElement; view: CanvasView } | undefined;
  /** Last requested view; its picture may come later. */
  private wanted: CanvasView | undefined;
  private isZooming = false;
  /** Picture that arrived during a zoom animation. */
  private late: { canvas: HTMLCanvasElement; view: CanvasView } | undefined;
  private ratioQuery: MediaQueryList | undefined;

  constructor(settings: CanvasOverlayOptions) {
    super({ pane: settings.pane });
    this.settings = settings;
  }

  /** Paints a view, at once or later, and calls `place` with the canvas that holds it. */
  protected abstract paintView(view: CanvasView): void;

  override onAdd(map: LeafletMap): this {
    this.map = map;
    const pane = map.getPane(this.settings.pane) ?? map.createPane(this.settings.pane);
    pane.style.zIndex = String(this.settings.zIndex);
    pane.style.pointerEvents = 'none';
    this.watchPixelRatio();
    this.reposition();
    return this;
  }

  override onRemove(): this {
    this.ratioQuery?.removeEventListener('change', this.onPixelRatio);
    this.canvases.forEach((canvas) => canvas.remove());
    this.canvases.clear();
    this.map = this.seen = this.wanted = this.late = undefined;
    this.isZooming = false;
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
    if (this.wanted) this.paintView(this.wanted);
  }

  /** Adds a canvas to the page ahead of its picture; it is not seen before it is placed. */
  protected mount(canvas: HTMLCanvasElement): void {
    canvas.className = ['leaflet-zoom-animated', this.settings.className].filter(Boolean).join(' ');
    canvas.style.pointerEvents = 'none';
    canvas.style.visibility = 'hidden';
    this.canvases.add(canvas);
    this.map?.getPane(this.settings.pane)?.append(canvas);
  }

  /** Shows a canvas, which holds a view, in place of the one before. */
  protected place(canvas: HTMLCanvasElement, view: CanvasView): void {
    const map = this.map;
    if (!map) return;
    if (this.seen && this.isZooming) {
      this.late = { canvas, view };
      return;
    }
    if (!this.canvases.has(canvas)) this.mount(canvas);
    if (this.seen && this.seen.canvas !== canvas) this.seen.canvas.style.visibility = 'hidden';
    this.seen = { canvas, view };
    canvas.style.width = `${view.width}px`;
    canvas.style.height = `${view.height}px`;
    this.transformTo(map.getPixelOrigin(), map.getZoom());
    canvas.style.visibility = '';
  }

  /** Canvas point (CSS px) of a point of the map's container. */
  toCanvasPoint(container: { x: number; y: number }): { x: number; y: number } {
    const { x, y, scale } = this.containerOffset(this.seen?.view);
    return { x: (container.x - x) / scale, y: (container.y - y) / scale };
  }

  /** Container point of a point of the canvas (CSS px). */
  toContainerPoint(point: { x: number; y: number }): { x: number; y: number } {
    const { x, y, scale } = this.containerOffset(this.seen?.view);
    return { x: point.x * scale + x, y: point.y * scale + y };
  }

  private containerOffset(view: CanvasView | undefined): { x: number; y: number; scale: number } {
    const map = this.map;
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
    this.wanted = {
      zoom,
      scale: worldPixels(zoom),
      left: origin.x + topLeft.x,
      top: origin.y + topLeft.y,
      width: size.x + 2 * MARGIN_PX,
      height: size.y + 2 * MARGIN_PX,
      pixelRatio: window.devicePixelRatio || 1,
    };
    this.redraw();
  }

  /** Has the map come close to the edge of what was asked for? */
  private isLeaving(): boolean {
    const { x, y } = this.containerOffset(this.wanted);
    const slack = MARGIN_PX - 24;
    return Math.abs(x + MARGIN_PX) > slack || Math.abs(y + MARGIN_PX) > slack;
  }

  private repositionWhenLeaving(): void {
    if (this.map?.getZoom() === this.wanted?.zoom && this.isLeaving()) this.reposition();
  }

  private repositionAtRest(): void {
    this.isZooming = false;
    const late = this.late;
    this.late = undefined;
    if (late) this.place(late.canvas, late.view);
    if (this.map?.getZoom() !== this.wanted?.zoom || this.isLeaving()) this.reposition();
  }

  private followPinch(): void {
    if (this.map) this.transformTo(this.map.getPixelOrigin(), this.map.getZoom());
  }

  private followZoom({ center, zoom }: ZoomAnimEvent): void {
    const map = this.map;
    if (!map) return;
    this.isZooming = true;
    const half = map.getSize().divideBy(2);
    const pane = DomUtil.getPosition(map.getPane('mapPane')!);
    this.transformTo(map.project(center, zoom).subtract(half).add(pane).floor(), zoom);
  }

  /** Scales the picture to another zoom level whose layer points count from `origin`. */
  private transformTo(origin: Point, zoom: number): void {
    if (!this.map || !this.seen) return;
    const { canvas, view } = this.seen;
    const scale = this.map.getZoomScale(zoom, view.zoom);
    const corner = point(view.left * scale, view.top * scale);
    DomUtil.setTransform(canvas, corner.subtract(origin), scale);
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
