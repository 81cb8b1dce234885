import type { Device, Position } from '../contract';
import { device, position } from '../contract';

/** A device as the wire has it; `second` is its last update within one minute. */
export const aDevice = (id: number, change: Partial<Device> = {}): Device =>
  device.decode({
    id,
    name: `Bus ${id}`,
    uniqueId: `unique-${id}`,
    status: 'online',
    lastUpdate: at(0),
    positionId: 100 + id,
    ...change,
  });

/** A position as the wire has it, `second` seconds into one minute. */
export const aPosition = (
  deviceId: number,
  second: number,
  change: Partial<Position> = {},
): Position =>
  position.decode({
    id: 1000 * deviceId + second,
    deviceId,
    serverTime: at(second),
    deviceTime: at(second),
    fixTime: at(second),
    valid: true,
    latitude: 30,
    longitude: -97,
    speed: second,
    ...change,
  });

/** A moment, `second` seconds into one minute. */
export const at = (second: number) =>
  `2026-08-21T16:18:${String(second).padStart(2, '0')}.000+00:00`;
