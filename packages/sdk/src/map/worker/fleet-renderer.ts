import { MARKER_MOVE_MS } from '../../domain/limits';
import type { VehicleIcons } from '../../icons/load-vehicle-icons';
import type { CanvasView } from '../canvas/canvas-view';
import { createDrawnFleet, cullFleet } from '../fleet/cull-fleet';
import { createItemPainter } from '../paint/paint-item';
import { FleetArrays } from '../fleet/fleet-arrays';
import type { FleetFrame } from '../fleet/fleet-frame';
import type { RendererMessage } from './fleet-messages';
import type { FleetPalette } from '../fleet/fleet-palette';
import { HALO_REACH_PX } from '../paint/halo-painter';
import { createLabelAtlas } from '../paint/label-atlas';
import { createLabelGrid } from '../paint/label-grid';
import { createPaintList } from '../paint/paint-list';
import { get2D, type CreateCanvas, type PaintCanvas } from '../canvas/paint-surface';
import { placeLabels, resolveLabel } from '../paint/place-labels';
import { readFleetFrame } from '../fleet/read-fleet-frame';
import { createSpriteAtlas, toDirection } from '../paint/sprite-atlas';
import { createTilePainter } from '../paint/tile-painter';
import { VehicleFlag } from '../fleet/vehicle-state';

const FRAMES_A_MOVE = (MARKER_MOVE_MS * 60) / 1000;

/** The most frames that may pass between two pictures of something that moves. */
const MAX_FRAME_STEP = 3;

/** What the renderer needs from where it runs (a page or a worker). */
interface FleetRendererHost {
  createCanvas: CreateCanvas;
  /** ms of a steady clock. */
  now: () => number;
  requestFrame: (callback: () => void) => number;
  cancelFrame: (handle: number) => void;
  /** After every frame that was painted or had news to show. */
  onFrame: (frame: FleetFrame) => void;
}

/**
 * Draws the whole fleet on one canvas. It is told by messages and works at most once a frame, only
 * while something changes: a move, the pulse of an alarm, a message.
 */
export function createFleetRenderer(host: FleetRendererHost) {
  const fleet = new FleetArrays();
  const drawn = createDrawnFleet();
  const labelGrid = createLabelGrid();
  const sprites = createSpriteAtlas(host.createCanvas);
  const labels = createLabelAtlas(host.createCanvas);
  const list = createPaintList();
  const items = createItemPainter();
  const tiles = createTilePainter(items.draw);
  let canvas: PaintCanvas | undefined;
  let view: CanvasView | undefined;
  let palette: FleetPalette | undefined;
  let icons: VehicleIcons = {};
  let show = { names: false, plates: true };
  let reducedMotion = false;
  let marks: Extract<RendererMessage, { type: 'marks' }> | undefined;
  let labelled: ReadonlySet<number> = new Set();
  let frame: number | undefined;
  let framesToWait = 0;
  let isEmpty = true;
  let hasNews = false;

  function applyMarks() {
    fleet.setOnly(VehicleFlag.selected, marks?.selectedId);
    fleet.setOnly(VehicleFlag.followed, marks?.followedId);
    fleet.setOnly(VehicleFlag.hover, marks?.hoverId);
  }

  function listBodies(colors: FleetPalette, ratio: number, now: number): boolean {
    let isPulsing = false;
    for (let index = 0; index < drawn.count; index++) {
      const slot = drawn.slots[index]!;
      const flags = fleet.flags[slot]!;
      const isAlarm = (flags & VehicleFlag.alarm) !== 0;
      const isSelected = (flags & VehicleFlag.selected) !== 0;
      // Whole device px, so that neighbouring tiles agree on what is between them.
      const x = Math.round(drawn.x[index]! * ratio) / ratio;
      const y = Math.round(drawn.y[index]! * ratio) / ratio;
      if (isAlarm || isSelected) {
        const look = isAlarm && !reducedMotion ? Math.round(now) : 0;
        list.addHalo({ x, y, isAlarm, isSelected }, HALO_REACH_PX, ratio, look);
        isPulsing ||= isAlarm;
      }
      const sprite = sprites.get(
        {
          look: fleet.look[slot]!,
          status: fleet.status[slot]!,
          isAlarm,
          direction: toDirection(drawn.courseDegrees[index]!),
          size: isSelected || isAlarm ? 'normal' : drawn.size,
        },
        fleet.looks,
        colors,
        icons,
        ratio,
      );
      if (!sprite) continue;
      list.addSprite(
        sprite,
        Math.round(x * ratio - sprite.width / 2),
        Math.round(y * ratio - sprite.height / 2),
      );
    }
    return isPulsing;
  }

  function listLabels(colors: FleetPalette, at: CanvasView) {
    const ratio = at.pixelRatio;
    const spriteOf = (slot: number) => {
      const label = resolveLabel(fleet, slot, show);
      return label && labels.get(label.name, label.plate, label.isSelected, colors, ratio);
    };
    labelGrid.reset(at.width, at.height);
    labelled = placeLabels(
      fleet,
      drawn,
      labelGrid,
      labelled,
      labels.heightCss,
      (slot) => spriteOf(slot)?.widthCss,
      (slot, left, top) => {
        const label = spriteOf(slot);
        if (!label) return;
        list.addSprite(
          label,
          Math.round((left - labels.marginCss) * ratio),
          Math.round((top - labels.marginCss) * ratio),
        );
      },
    );
  }

  function paint() {
    if (frame !== undefined) host.cancelFrame(frame);
    frame = undefined;
    const context = canvas && get2D(canvas);
    if (!canvas || !view || !palette || !context) return;
    const now = host.now();
    const ratio = view.pixelRatio;
    const size = { width: Math.round(view.width * ratio), height: Math.round(view.height * ratio) };
    if (canvas.width !== size.width || canvas.height !== size.height) {
      Object.assign(canvas, size);
      isEmpty = true;
    }
    cullFleet(fleet, view, now, drawn);
    list.reset();
    const isPulsing = listBodies(palette, ratio, now);
    listLabels(palette, view);
    items.prepare(palette, ratio, reducedMotion ? undefined : now);
    const isPainted = tiles.paint(context, list, size, isEmpty);
    isEmpty = false;
    if (isPainted || hasNews)
      host.onFrame(readFleetFrame(fleet, drawn, view, now, marks?.selectedId));
    hasNews = false;
    if (now < fleet.movingUntil) schedule(frameStep(ratio) - 1);
    else if (isPulsing && !reducedMotion) schedule(1);
  }

  /** Places are whole px: what moves less than one px a frame looks the same with fewer frames. */
  function frameStep(ratio: number): number {
    const pxPerFrame = (drawn.longestMovePx * ratio) / FRAMES_A_MOVE;
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
        palette = message.palette;
        sprites.clear();
        labels.clear();
        break;
      case 'icons':
        icons = message.icons;
        sprites.clear();
        break;
      case 'clear':
        fleet.clear();
        break;
      case 'packed':
        fleet.take(message.vehicles, host.now(), !reducedMotion);
        applyMarks();
        break;
      case 'marks':
        marks = message;
        applyMarks();
        break;
      case 'settings':
        show = { names: message.showNames, plates: message.showPlates };
        reducedMotion = message.reducedMotion;
    }
    hasNews = true;
  }

  return {
    /** Takes a message; the canvas follows with the next frame. */
    post(message: RendererMessage): void {
      apply(message);
      schedule();
    },
    /** Goes on with a view on a canvas; `paint` brings it there at once. */
    show(nextCanvas: PaintCanvas, nextView: CanvasView): void {
      if (view?.pixelRatio !== nextView.pixelRatio) {
        sprites.clear();
        labels.clear();
      }
      view = nextView;
      canvas = nextCanvas;
      isEmpty = true;
      hasNews = true;
      schedule();
    },
    paint,
    /** Words were made with letters that are not right any more. */
    redrawWords(): void {
      labels.clear();
      schedule();
    },
    destroy(): void {
      if (frame !== undefined) host.cancelFrame(frame);
      frame = undefined;
    },
  };
}
