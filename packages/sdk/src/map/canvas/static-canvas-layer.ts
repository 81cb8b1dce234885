import type { Map as LeafletMap } from 'leaflet';
import { CanvasOverlay } from './canvas-overlay';
import type { CanvasView } from './canvas-view';
import { prepareCanvas } from './prepare-canvas';
import { createVariableReader, type ReadVariable } from './read-css-variable';
import { watchColors } from './watch-colors';

/** Paints on a cleared canvas whose context counts in CSS px, with the colours in force. */
type PaintStatic = (
  context: CanvasRenderingContext2D,
  view: CanvasView,
  read: ReadVariable,
) => void;

/** A canvas layer that changes only with the view, its content or the colours of the page. */
export class StaticCanvasLayer extends CanvasOverlay {
  private readonly paint: PaintStatic;
  private readonly canvas = document.createElement('canvas');
  private stopWatching: (() => void) | undefined;
  private read: ReadVariable | undefined;

  constructor(options: { pane: string; zIndex: number; className?: string; paint: PaintStatic }) {
    super(options);
    this.paint = options.paint;
  }

  protected override paintView(view: CanvasView): void {
    this.place(this.canvas, view);
    const context = prepareCanvas(this.canvas, view);
    if (context && this.read) this.paint(context, view, this.read);
  }

  override onAdd(map: LeafletMap): this {
    const container = map.getContainer();
    this.read = createVariableReader(container);
    this.stopWatching = watchColors(container, () => this.redraw());
    return super.onAdd(map);
  }

  override onRemove(): this {
    this.stopWatching?.();
    return super.onRemove();
  }
}
