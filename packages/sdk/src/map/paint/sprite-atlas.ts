import { drawVehicleIcon } from '../../icons/draw-vehicle-icon';
import type { VehicleIcons } from '../../icons/load-vehicle-icons';
import type { FleetPalette } from '../fleet/fleet-palette';
import { drawDenseMarker, drawMarker, type MarkerShape } from './marker-shapes';
import type { PaintCanvas, PaintSurface } from '../canvas/paint-surface';
import { nextSpriteId, type PaintSprite } from './paint-list';
import type { VehicleLook } from '../fleet/pack-vehicles';
import { createShelfPacker, type PackedCell } from './shelf-packer';
import { BODY_SIZES, MARKER_STATUSES, type BodySize } from '../fleet/vehicle-state';

/** Directions that a sprite is made for: one every 5.625°. */
export const DIRECTIONS = 64;

const PAGE_PX = 1024;
const MAX_PAGES = 12;
const CELL_CSS_PX: Record<BodySize, number> = { normal: 56, compact: 46, dense: 22 };
/** Compact bodies measure 22 px instead of 28. */
const COMPACT_SCALE = 22 / 28;
const ICON_CSS_PX = 22;

/** Index of the sprite direction nearest to a course in degrees. */
export function toDirection(courseDegrees: number): number {
  return ((Math.round((courseDegrees * DIRECTIONS) / 360) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
}

/** What decides how a sprite looks. */
interface SpriteRequest {
  /** Index of icon and tints. */
  look: number;
  /** Code of `MARKER_STATUSES`. */
  status: number;
  isAlarm: boolean;
  direction: number;
  size: BodySize;
}

/** Number under which a sprite is kept; dense markers have no look. */
export function spriteKey({ look, status, isAlarm, direction, size }: SpriteRequest): number {
  const group = size === 'dense' ? 0 : (look + 1) * 2 + BODY_SIZES.indexOf(size);
  return (
    ((group * MARKER_STATUSES.length + status) * 2 + (isAlarm ? 1 : 0)) * DIRECTIONS + direction
  );
}

/**
 * Markers rasterised once for icon, tints, state and direction, at the screen's pixel ratio.
 * When its pages are full it starts anew.
 */
export function createSpriteAtlas({ createCanvas, get2D }: PaintSurface) {
  const packer = createShelfPacker(PAGE_PX, MAX_PAGES);
  const sprites = new Map<number, PaintSprite>();
  let pages: PaintCanvas[] = [];

  function clear() {
    sprites.clear();
    packer.reset();
    pages = [];
  }

  function place(size: number): PackedCell | undefined {
    const cell = packer.place(size, size);
    if (cell) return cell;
    clear();
    return packer.place(size, size);
  }

  return {
    clear,
    /** The sprite, made if need be; `undefined` when the browser gives no canvas. */
    get(
      request: SpriteRequest,
      looks: readonly VehicleLook[],
      palette: FleetPalette,
      icons: VehicleIcons,
      pixelRatio: number,
    ): PaintSprite | undefined {
      const key = spriteKey(request);
      const known = sprites.get(key);
      if (known) return known;
      const size = Math.ceil(CELL_CSS_PX[request.size] * pixelRatio);
      const cell = place(size);
      if (!cell) return undefined;
      const canvas = (pages[cell.page] ??= createCanvas(PAGE_PX, PAGE_PX));
      const context = get2D(canvas);
      if (!context) return undefined;
      context.save();
      context.translate(cell.x + size / 2, cell.y + size / 2);
      const scale = pixelRatio * (request.size === 'compact' ? COMPACT_SCALE : 1);
      context.scale(scale, scale);
      const angleRadians = (request.direction / DIRECTIONS) * Math.PI * 2;
      const look = looks[request.look];
      const paths = look && (icons[look.icon] ?? icons['default']);
      const shape: MarkerShape = {
        status: MARKER_STATUSES[request.status] ?? 'unknown',
        isAlarm: request.isAlarm,
        angleRadians,
        ...(look &&
          paths && {
            drawIcon: () => drawVehicleIcon(context, paths, look, ICON_CSS_PX, angleRadians),
          }),
      };
      (request.size === 'dense' ? drawDenseMarker : drawMarker)(context, shape, palette);
      context.restore();
      const sprite = { ...cell, canvas, id: nextSpriteId() };
      sprites.set(key, sprite);
      return sprite;
    },
  };
}
