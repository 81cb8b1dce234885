import type { FleetFrame } from './fleet-frame';

/** Half of the 44 px that a finger needs (ui/README §6, marker). */
const HIT_RADIUS_PX = 22;

/**
 * The painted vehicle nearest to a point of the canvas within its hit area; of equals, the one
 * painted on top. `undefined` when there is none.
 */
export function findNearestVehicle(
  frame: Pick<FleetFrame, 'deviceIds' | 'x' | 'y'>,
  x: number,
  y: number,
  radiusPx = HIT_RADIUS_PX,
): number | undefined {
  let nearest: number | undefined;
  let best = radiusPx * radiusPx;
  for (let index = 0; index < frame.deviceIds.length; index++) {
    const dx = frame.x[index]! - x;
    const dy = frame.y[index]! - y;
    const distance = dx * dx + dy * dy;
    if (distance <= best) {
      best = distance;
      nearest = frame.deviceIds[index];
    }
  }
  return nearest;
}
