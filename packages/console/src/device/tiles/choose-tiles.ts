import type { Device, Position } from '@rastro/sdk/contract';
import { isCurrent, readAttribute } from '@rastro/sdk/domain';

const MAX_TILES = 6;

/** One figure that people look for first; figures in the units of the tracking API. */
export type TileFact =
  | { tile: 'ignition'; value: boolean }
  | { tile: 'message'; value: string }
  | {
      tile:
        | 'batteryLevel'
        | 'battery'
        | 'odometer'
        | 'distance'
        | 'power'
        | 'satellites'
        | 'hours'
        | 'course'
        | 'altitude';
      value: number;
    };

/** The tiles of a device, and which of its attributes they tell. */
export type ChosenTiles = { tiles: readonly TileFact[]; toldKeys: ReadonlySet<string> };

type Candidate = { fact: TileFact; keys: readonly string[] };

/** The first six figures that a device has; those a tracker does not send give their place to others. */
export function chooseTiles(device: Device, position: Position | undefined): ChosenTiles {
  const chosen = listCandidates(device, position).slice(0, MAX_TILES);
  return {
    tiles: chosen.map(({ fact }) => fact),
    toldKeys: new Set(chosen.flatMap(({ keys }) => keys)),
  };
}

function listCandidates(device: Device, position: Position | undefined): Candidate[] {
  const read = (key: string): number | undefined => {
    const value = readAttribute(position, key);
    return typeof value === 'number' ? value : undefined;
  };
  const candidates: Candidate[] = [];
  const add = (
    tile: Exclude<TileFact['tile'], 'ignition' | 'message'>,
    value: number | undefined,
    ...keys: string[]
  ) => {
    if (value !== undefined) candidates.push({ fact: { tile, value }, keys });
  };

  const ignition = readAttribute(position, 'ignition');
  if (typeof ignition === 'boolean') {
    candidates.push({ fact: { tile: 'ignition', value: ignition }, keys: ['ignition'] });
  }
  const level = read('batteryLevel');
  if (level !== undefined) add('batteryLevel', level, 'batteryLevel');
  else add('battery', read('battery'), 'battery');
  const [odometer, travelled] = [read('odometer'), read('totalDistance')];
  if (odometer === undefined) add('distance', travelled, 'totalDistance');
  else if (odometer === travelled) add('odometer', odometer, 'odometer', 'totalDistance');
  else add('odometer', odometer, 'odometer');
  add('power', read('power'), 'power');
  add('satellites', read('sat'), 'sat');
  // A silent device says when it was last heard in the line of its state.
  if (device.lastUpdate && isCurrent(device)) {
    candidates.push({ fact: { tile: 'message', value: device.lastUpdate }, keys: [] });
  }
  add('hours', read('hours'), 'hours');
  add('course', position?.course, 'course');
  add('altitude', position?.altitude || undefined, 'altitude');
  return candidates;
}
