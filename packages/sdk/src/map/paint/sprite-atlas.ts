import { drawVehicleIcon } from '../../icons/draw-vehicle-icon';
import type { VehicleIcons } from '../../icons/load-vehicle-icons';
import type { FleetPalette } from '../fleet/fleet-palette';
import { drawDenseMarker, drawMarker, type MarkerShape } from './marker-shapes';
import type { PaintSurface } from '../canvas/paint-surface';
import { createAtlas, type AtlasSprite } from './atlas';
import type { VehicleLook } from '../fleet/pack-vehicles';
import { BODY_SIZES, MARKER_STATUSES, type BodySize } from '../fleet/vehicle-state';

/** Directions that a sprite is made for: one every 5.625°. */
export const DIRECTIONS = 64;

const MAX_PAGES = 12;
const CELL_CSS_PX: Record<BodySize, number> = { normal: 56, compact: 46, dense: 22 };
/** Compact bodies measure 22 px instead of 28. */
const COMPACT_SCALE = 22 / 28;
const ICON_CSS_PX = 22;

/** Index of the sprite direction nearest to a course in degrees. */
export function toDirection(courseDegrees: number): number {
  return ((Math.round((courseDegrees * DIRECTIONS) / 360) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
}

/** Properties that determine a sprite's look. */
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

/** Markers rasterised once for icon, tints, state and direction, at the screen's pixel ratio. */
export function createSpriteAtlas(surface: PaintSurface) {
  const atlas = createAtlas<number>(surface, MAX_PAGES);
  return {
    clear: atlas.clear,
    /** The sprite, made if need be; `undefined` when the browser gives no canvas. */
    get(
      request: SpriteRequest,
      looks: readonly VehicleLook[],
      palette: FleetPalette,
      icons: VehicleIcons,
      pixelRatio: number,
    ): AtlasSprite | undefined {
      const key = spriteKey(request);
      const known = atlas.find(key);
      if (known) return known;
      const side = CELL_CSS_PX[request.size];
      return atlas.add(key, { widthCss: side, heightCss: side, pixelRatio }, (context) => {
        if (request.size === 'compact') context.scale(COMPACT_SCALE, COMPACT_SCALE);
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
      });
    },
  };
}
