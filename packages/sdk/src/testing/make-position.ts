import { position, type Position } from '../contract';
import { SAMPLE_TIME } from './sample-time';

/** A fix as the server sends it: standing still in São Paulo. `change` overrides members; speed in knots. */
export function makePosition(deviceId: number, change: Partial<Position> = {}): Position {
  const at = change.fixTime ?? SAMPLE_TIME;
  return position.decode({
    id: deviceId,
    deviceId,
    fixTime: at,
    deviceTime: at,
    serverTime: at,
    valid: true,
    latitude: -23.5,
    longitude: -46.6,
    attributes: { motion: false },
    ...change,
  });
}
