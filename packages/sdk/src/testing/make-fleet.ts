import type { Device, Position } from '../contract';
import { makeDevice } from './make-device';
import { makePosition } from './make-position';
import { SAMPLE_TIME } from './sample-time';

const CATEGORIES = ['van', 'truck', 'car', 'motorcycle', 'bus', 'pickup'] as const;
const STREETS = ['Av. Paulista', 'Rua Augusta', 'Marginal Tietê', 'Av. Brasil'] as const;

/**
 * A fleet of any size round São Paulo, the same at every call: of each six vehicles two move, one
 * idles, one is parked, one is offline and one has never sent a fix. `at` is the moment of the
 * newest fixes (default {@link SAMPLE_TIME}); every twentieth vehicle has an alarm.
 */
export function makeFleet(
  count: number,
  at: string | Date = SAMPLE_TIME,
): { devices: Device[]; positions: Position[] } {
  const newestMs = new Date(at).getTime();
  const devices: Device[] = [];
  const positions: Position[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = index + 1;
    const kind = index % 6;
    const isOffline = kind === 4;
    const isNew = kind === 5;
    const ageMs = isOffline ? 9_000_000 : (index % 50) * 1_000;
    const fixTime = new Date(newestMs - ageMs).toISOString();
    devices.push(
      makeDevice(id, {
        name: `Fiorino ${String(id).padStart(2, '0')}`,
        status: isOffline ? 'offline' : isNew ? 'unknown' : 'online',
        lastUpdate: isNew ? null : fixTime,
        positionId: isNew ? 0 : id,
        category: CATEGORIES[index % CATEGORIES.length] ?? null,
        attributes: index % 3 === 0 ? { plate: `RTA${index % 10}F${10 + (index % 90)}` } : {},
      }),
    );
    if (!isNew) positions.push(makeFix(id, index, fixTime));
  }
  return { devices, positions };
}

function makeFix(id: number, index: number, fixTime: string): Position {
  const kind = index % 6;
  const isMoving = kind < 2;
  const turn = index * 2.399963; // the golden angle spreads points evenly over a disc
  const reach = 0.006 * Math.sqrt(index + 1);
  return makePosition(id, {
    fixTime,
    latitude: -23.55 + reach * Math.sin(turn),
    longitude: -46.63 + reach * Math.cos(turn),
    speed: isMoving ? 10 + (index % 40) : 0,
    course: (index * 47) % 360,
    address: `${STREETS[index % STREETS.length]}, ${100 + index}`,
    attributes: {
      motion: isMoving,
      ignition: isMoving || kind === 2,
      ...(index % 20 === 1 ? { alarm: 'sos' } : {}),
      ...(index % 7 === 3 ? { blocked: true } : {}),
    },
  });
}
