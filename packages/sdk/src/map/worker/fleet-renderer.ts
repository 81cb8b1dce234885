import { MARKER_MOVE_MS } from '../../domain/limits';
import type { CanvasView } from '../canvas/canvas-view';
import type { PaintCanvas, PaintSurface } from '../canvas/paint-surface';
import { readClusters, readMembers } from '../cluster/read-clusters';
import { findInBox } from '../cluster/find-in-box';
import { FleetArrays } from '../fleet/fleet-arrays';
import type { FleetFrame } from '../fleet/fleet-frame';
import { readFleetFrame } from '../fleet/read-fleet-frame';
import { VehicleFlag } from '../fleet/vehicle-state';
import { createFleetComposer, type FleetStyle } from '../paint/compose-fleet';
import { PULSE_STEP_MS } from '../paint/halo-atlas';
import { createTilePainter } from '../paint/tile-painter';
import type { FoundVehicles, RendererMessage } from './fleet-messages';

const FRAMES_A_MOVE = (MARKER_MOVE_MS * 60) / 1000;

/** The most frames that may pass between two pictures of something that moves. */
const MAX_FRAME_STEP = 3;

/** Requirements of the renderer on its environment (a page or a worker). */
interface FleetRendererHost {
  surface: PaintSurface;
  /** ms of a steady clock. */
  now: () => number;
  requestFrame: (callback: () => void) => number;
  cancelFrame: (handle: number) => void;
  /** Calls back after a time. Returns what ends the wait. */
  wait: (milliseconds: number, callback: () => void) => () => void;
  /** After every frame in which vehicles look different, or had news to show. */
  onFrame: (frame: FleetFrame) => void;
  /** Answers a `find`, by what the next picture shows. */
  onFound: (found: FoundVehicles) => void;
}

/**
 * Returns the middle of a view, in worlds; the middle of the one world where the view reaches into
 * no other.
 */
function readMiddle({ scale, left, width }: CanvasView): number {
  return left < 0 || left + width > scale ? (left + width / 2) / scale : 0.5;
}

/**
 * Draws the whole fleet on one canvas. It is told by messages and works at most once a frame, only
 * while something changes: a move, a message. Between, a few times a second, it turns the pulses of
 * alarms and leaves all else as it is.
 */
export function createFleetRenderer(host: FleetRendererHost) {
  const fleet = new FleetArrays();
  const composer = createFleetComposer(host.surface);
  const tiles = createTilePainter();
  const style: Partial<FleetStyle> & Omit<FleetStyle, 'palette'> = {
    icons: {},
    show: { names: false, plates: true, status: true, groupNames: new Map() },
    clusters: false,
    reducedMotion: false,
    isOneChosen: false,
    locale: 'en-US',
  };
  let canvas: PaintCanvas | undefined;
  let view: CanvasView | undefined;
  let marks: Extract<RendererMessage, { type: 'marks' }> | undefined;
  const finds: Extract<RendererMessage, { type: 'find' }>[] = [];
  let frame: number | undefined;
  let framesToWait = 0;
  let endWait: (() => void) | undefined;
  let isEmpty = true;
  /** The picture is of a fleet at rest, and nothing was said since. */
  let isSettled = false;
  let hasNews = false;

  function applyMarks() {
    fleet.setOnly(VehicleFlag.selected, marks?.selectedId);
    fleet.setOnly(VehicleFlag.followed, ...(marks?.followedIds ?? []));
    fleet.setOnly(VehicleFlag.hover, marks?.hoverId);
  }

  function stopWaiting() {
    if (frame !== undefined) host.cancelFrame(frame);
    endWait?.();
    frame = endWait = undefined;
  }

  function paint() {
    stopWaiting();
    const { palette } = style;
    const context = canvas && host.surface.get2D(canvas);
    if (!canvas || !view || !palette || !context) return;
    const now = host.now();
    const ratio = view.pixelRatio;
    const size = { width: Math.round(view.width * ratio), height: Math.round(view.height * ratio) };
    if (canvas.width !== size.width || canvas.height !== size.height) {
      Object.assign(canvas, size);
      isEmpty = true;
    }
    const isPulse = isSettled;
    if (isPulse) composer.turnPulses(now, { ...style, palette }, ratio);
    else composer.compose(fleet, view, now, { ...style, palette });
    const isPainted = tiles.paint(context, composer.list, size, isEmpty);
    isEmpty = false;
    if (hasNews || (isPainted && !isPulse)) {
      const leadId = marks?.openedId;
      host.onFrame({
        ...readFleetFrame(fleet, composer.drawn, view, now, marks?.selectedId),
        clusters: readClusters(fleet, composer.clusters),
        opened: leadId === undefined ? undefined : readOpened(leadId),
      });
    }
    for (const { requestId, box } of finds.splice(0)) {
      const deviceIds = findInBox(fleet, composer.clusters, view, box);
      host.onFound({ requestId, deviceIds });
    }
    hasNews = false;
    isSettled = now >= fleet.movingUntil;
    if (!isSettled) schedule(frameStep(ratio) - 1);
    else if (composer.isPulsing())
      endWait = host.wait(PULSE_STEP_MS - (now % PULSE_STEP_MS), () => schedule());
  }

  const readOpened = (leadId: number) => ({
    leadId,
    deviceIds: readMembers(fleet, composer.clusters, leadId),
  });

  /** Places are whole px: what moves less than one px a frame looks the same with fewer frames. */
  function frameStep(ratio: number): number {
    const pxPerFrame = (composer.drawn.longestMovePx * ratio) / FRAMES_A_MOVE;
    return Math.max(1, Math.min(MAX_FRAME_STEP, Math.floor(1 / pxPerFrame)));
  }

  function schedule(frames = 0) {
    framesToWait = frame === undefined ? frames : Math.min(framesToWait, frames);
    frame ??= host.requestFrame(step);
  }

  function step() {
    frame = undefined;
    if (framesToWait === 0) paint();
    else schedule(framesToWait - 1);
  }

  function apply(message: RendererMessage): void {
    switch (message.type) {
      case 'palette':
        style.palette = message.palette;
        composer.clear();
        break;
      case 'icons':
        style.icons = message.icons;
        composer.clear();
        break;
      case 'clear':
        fleet.clear();
        break;
      case 'packed':
        fleet.take(message.vehicles, host.now(), !style.reducedMotion);
        applyMarks();
        break;
      case 'picked':
        fleet.pick(message.deviceIds);
        break;
      case 'alarms':
        fleet.own(message);
        break;
      case 'find':
        finds.push(message);
        break;
      case 'marks':
        marks = message;
        style.isOneChosen = message.selectedId !== undefined;
        applyMarks();
        break;
      case 'settings':
        style.show = {
          names: message.showNames,
          plates: message.showPlates,
          status: message.showStatus,
          groupNames: message.groupNames,
        };
        style.clusters = message.showClusters;
        style.reducedMotion = message.reducedMotion;
        style.locale = message.locale;
    }
    hasNews = true;
    isSettled = false;
  }

  return {
    /** Takes a message; the canvas follows with the next frame. */
    post(message: RendererMessage): void {
      apply(message);
      schedule();
    },
    /** Goes on with a view on a canvas; `paint` brings it there at once. */
    show(nextCanvas: PaintCanvas, nextView: CanvasView): void {
      if (view?.pixelRatio !== nextView.pixelRatio) composer.clear();
      view = nextView;
      fleet.lookAt(readMiddle(nextView));
      canvas = nextCanvas;
      isEmpty = true;
      hasNews = true;
      isSettled = false;
      schedule();
    },
    paint,
    /** Words were made with letters that are not right any more. */
    redrawWords(): void {
      composer.clearLabels();
      isSettled = false;
      schedule();
    },
    destroy: stopWaiting,
  };
}
