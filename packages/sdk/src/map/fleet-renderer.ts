import type { VehicleIcons } from '../icons/load-vehicle-icons';
import type { CanvasView } from './canvas-view';
import { createDrawnFleet, cullFleet } from './cull-fleet';
import { findNearestVehicle } from './find-nearest-vehicle';
import { FleetArrays } from './fleet-arrays';
import type { FleetMessage } from './fleet-messages';
import type { FleetPalette } from './fleet-palette';
import { paintHalos } from './halo-painter';
import { createLabelAtlas } from './label-atlas';
import { createLabelGrid } from './label-grid';
import { get2D, type CreateCanvas, type PaintCanvas } from './paint-surface';
import { placeLabels, resolveLabel } from './place-labels';
import { createSpriteAtlas, toDirection } from './sprite-atlas';
import { VehicleFlag } from './vehicle-state';

/** What the renderer needs from where it runs (a page or a worker). */
interface FleetRendererHost {
  canvas: PaintCanvas;
  createCanvas: CreateCanvas;
  /** ms of a steady clock. */
  now: () => number;
  requestFrame: (callback: () => void) => number;
  cancelFrame: (handle: number) => void;
  /** After every painted frame. */
  onFrame?: () => void;
}

/**
 * Draws the whole fleet on one canvas. It is told by messages and paints at most once a frame,
 * only while something changes: a move, the pulse of an alarm, a message.
 */
export function createFleetRenderer(host: FleetRendererHost) {
  const fleet = new FleetArrays();
  const drawn = createDrawnFleet();
  const labelGrid = createLabelGrid();
  const sprites = createSpriteAtlas(host.createCanvas);
  const labels = createLabelAtlas(host.createCanvas);
  let view: CanvasView | undefined;
  let palette: FleetPalette | undefined;
  let icons: VehicleIcons = {};
  let show = { names: false, plates: true };
  let reducedMotion = false;
  let marks: Extract<FleetMessage, { type: 'marks' }> | undefined;
  let labelled: ReadonlySet<number> = new Set();
  let frame: number | undefined;

  function applyMarks() {
    fleet.setOnly(VehicleFlag.selected, marks?.selectedId);
    fleet.setOnly(VehicleFlag.followed, marks?.followedId);
    fleet.setOnly(VehicleFlag.hover, marks?.hoverId);
  }

  function paintBodies(context: ReturnType<typeof get2D> & object, at: CanvasView, now: number) {
    if (!palette) return false;
    const ratio = at.pixelRatio;
    let isPulsing = false;
    for (let index = 0; index < drawn.count; index++) {
      const slot = drawn.slots[index]!;
      const flags = fleet.flags[slot]!;
      const isAlarm = (flags & VehicleFlag.alarm) !== 0;
      const isSelected = (flags & VehicleFlag.selected) !== 0;
      const x = drawn.x[index]!;
      const y = drawn.y[index]!;
      if (isAlarm || isSelected) {
        context.setTransform(ratio, 0, 0, ratio, 0, 0);
        paintHalos(
          context,
          x,
          y,
          { isAlarm, isSelected },
          palette,
          reducedMotion ? undefined : now,
        );
        isPulsing ||= isAlarm;
        context.setTransform(1, 0, 0, 1, 0, 0);
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
        palette,
        icons,
        ratio,
      );
      if (!sprite) continue;
      context.drawImage(
        sprite.canvas,
        sprite.x,
        sprite.y,
        sprite.width,
        sprite.height,
        Math.round(x * ratio - sprite.width / 2),
        Math.round(y * ratio - sprite.height / 2),
        sprite.width,
        sprite.height,
      );
    }
    return isPulsing;
  }

  function paintLabels(context: ReturnType<typeof get2D> & object, at: CanvasView) {
    const colors = palette;
    if (!colors) return;
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
        context.drawImage(
          label.canvas,
          label.x,
          label.y,
          label.width,
          label.height,
          Math.round((left - labels.marginCss) * ratio),
          Math.round((top - labels.marginCss) * ratio),
          label.width,
          label.height,
        );
      },
    );
  }

  function paint() {
    if (frame !== undefined) host.cancelFrame(frame);
    frame = undefined;
    const context = get2D(host.canvas);
    if (!view || !palette || !context) return;
    const now = host.now();
    const width = Math.round(view.width * view.pixelRatio);
    const height = Math.round(view.height * view.pixelRatio);
    if (host.canvas.width !== width) host.canvas.width = width;
    if (host.canvas.height !== height) host.canvas.height = height;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    cullFleet(fleet, view, now, drawn);
    const isPulsing = paintBodies(context, view, now);
    paintLabels(context, view);
    host.onFrame?.();
    if (now < fleet.movingUntil) schedule();
    else if (isPulsing && !reducedMotion) scheduleAfterNext();
  }

  /** For the pulse alone every second frame will do. */
  function scheduleAfterNext() {
    frame ??= host.requestFrame(() => {
      frame = host.requestFrame(paint);
    });
  }

  function schedule() {
    frame ??= host.requestFrame(paint);
  }

  function apply(message: FleetMessage): void {
    switch (message.type) {
      case 'view':
        if (view?.pixelRatio !== message.view.pixelRatio) {
          sprites.clear();
          labels.clear();
        }
        view = message.view;
        break;
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
      case 'vehicles': {
        const now = host.now();
        for (const deviceId of message.removedIds) fleet.remove(deviceId);
        for (const vehicle of message.upserts) fleet.upsert(vehicle, now, !reducedMotion);
        applyMarks();
        break;
      }
      case 'marks':
        marks = message;
        applyMarks();
        break;
      case 'settings':
        show = { names: message.showNames, plates: message.showPlates };
        reducedMotion = message.reducedMotion;
    }
  }

  return {
    /** Takes a message; the canvas follows with the next frame. */
    post(message: FleetMessage): void {
      apply(message);
      schedule();
    },
    /** Takes a message and paints before it returns: for a view that has just been moved. */
    postNow(message: FleetMessage): void {
      apply(message);
      paint();
    },
    /** Device under a point of the canvas (CSS px), within the hit area. */
    hitTest(x: number, y: number): number | undefined {
      const slot = findNearestVehicle(drawn, x, y);
      return slot === undefined ? undefined : fleet.deviceIds[slot];
    },
    /** Vehicles painted in the last frame. */
    getDrawnCount: () => drawn.count,
    /** Place of a vehicle on the canvas (CSS px) now, painted or not. */
    getCanvasPoint(deviceId: number): { x: number; y: number } | undefined {
      const slot = fleet.slotOf(deviceId);
      if (slot === undefined || !view) return undefined;
      const progress = fleet.progressOf(slot, host.now());
      return {
        x: fleet.xAt(slot, progress) * view.scale - view.left,
        y: fleet.yAt(slot, progress) * view.scale - view.top,
      };
    },
    /** Time of the fix that a vehicle shows, ms. */
    getShownFixAt(deviceId: number): number | undefined {
      const slot = fleet.slotOf(deviceId);
      return slot === undefined ? undefined : fleet.fixAt[slot];
    },
    destroy(): void {
      if (frame !== undefined) host.cancelFrame(frame);
      frame = undefined;
    },
  };
}
