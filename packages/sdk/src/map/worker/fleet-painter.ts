import type { CanvasView } from '../canvas/canvas-view';
import type { FleetFrame } from '../fleet/fleet-frame';
import type { FoundVehicles, RendererMessage } from './fleet-messages';
import type { PageFont } from '../canvas/load-page-fonts';

/** Receiver of a painter's pictures. */
export interface FleetPainterHost {
  /** A canvas that will show something later; only canvases of the page get pictures. */
  onCanvas: (canvas: HTMLCanvasElement) => void;
  /** A canvas shows a view now: it is to be put in the place of the one before. */
  onShow: (canvas: HTMLCanvasElement, view: CanvasView) => void;
  /** A frame is on the canvas shown. */
  onFrame: (frame: FleetFrame) => void;
  /** The answer to a `find`. */
  onFound: (found: FoundVehicles) => void;
  /** The painter died, with all that it was told: another one has to take its place. */
  onLost: () => void;
}

/** Paints the fleet, in the page or in a worker; both by the same renderer. */
export interface FleetPainter {
  post(message: RendererMessage): void;
  /** Paints another view; `onShow` follows at once or, from a worker, a frame or two later. */
  show(view: CanvasView): void;
  /** Fonts of the page, for words that are drawn elsewhere. */
  addFonts(fonts: readonly PageFont[]): void;
  destroy(): void;
}
