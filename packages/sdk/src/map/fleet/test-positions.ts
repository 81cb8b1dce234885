import { position, type Position } from '../../contract';

/** A live store's positions for tests: `move` puts a vehicle somewhere and tells who listens. */
export function createTestPositions() {
  const places = new Map<number, Position>();
  const listeners = new Map<number, Set<() => void>>();
  return {
    get: (deviceId: number) => places.get(deviceId),
    subscribeOne(deviceId: number, listener: () => void) {
      const own = listeners.get(deviceId) ?? new Set();
      listeners.set(deviceId, own.add(listener));
      return () => void own.delete(listener);
    },
    move(deviceId: number, latitude: number, longitude: number, over: object = {}) {
      const time = '2026-08-21T16:18:51.000+00:00';
      const times = { serverTime: time, deviceTime: time, fixTime: time };
      places.set(
        deviceId,
        position.decode({
          id: 1,
          deviceId,
          latitude,
          longitude,
          attributes: {},
          ...times,
          ...over,
        }),
      );
      listeners.get(deviceId)?.forEach((listener) => listener());
    },
  };
}
