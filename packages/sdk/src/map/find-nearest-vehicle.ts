import type { DrawnFleet } from './cull-fleet';

/** Half of the 44 px that a finger needs (ui/README §6, marker). */
const HIT_RADIUS_PX = 22;

/**
 * Slot of the drawn vehicle nearest to a point of the canvas within its hit area; of equals, the
 * one painted on top. `undefined` when there is none.
 */
export function findNearestVehicle(
  drawn: DrawnFleet,
  x: number,
  y: number,
  radiusPx = HIT_RADIUS_PX,
): number | undefined {
  let nearest: number | undefined;
  let best = radiusPx * radiusPx;
  for (let index = 0; index < drawn.count; index++) {
    const dx = drawn.x[index]! - x;
    const dy = drawn.y[index]! - y;
    const distance = dx * dx + dy * dy;
    if (distance <= best) {
      best = distance;
      nearest = drawn.slots[index];
    }
  }
  return nearest;
}
