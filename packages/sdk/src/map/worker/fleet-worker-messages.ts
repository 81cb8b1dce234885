import type { CanvasView } from '../canvas/canvas-view';
import type { FleetFrame } from '../fleet/fleet-frame';
import type { FoundVehicles, RendererMessage } from './fleet-messages';
import type { PageFont } from '../canvas/load-page-fonts';

/**
 * Messages from the page to the worker. The two canvases take turns, so that a view never tears.
 */
export type ToFleetWorker =
  | { type: 'start'; canvases: readonly [OffscreenCanvas, OffscreenCanvas] }
  | { type: 'show'; canvasIndex: number; view: CanvasView }
  | { type: 'fonts'; fonts: readonly PageFont[] }
  | { type: 'render'; message: RendererMessage };

/** Messages from the worker to the page. */
export type FromFleetWorker =
  | { type: 'ready' }
  /** A frame is on the screen's side of a canvas. */
  | { type: 'frame'; canvasIndex: number; frame: FleetFrame }
  | { type: 'found'; found: FoundVehicles };
