import { describe, expect, it } from 'vitest';
import type { PaintCanvas, Paint2D } from '../canvas/paint-surface';
import { readFleetPalette } from '../fleet/fleet-palette';
import { VehicleFlag } from '../fleet/vehicle-state';
import { createTestFleet, createTestVehicle, placeAt } from '../fleet/test-vehicles';
import { createFleetComposer } from './compose-fleet';

const view = { zoom: 8, scale: 65_536, left: 30_000, top: 30_000, width: 600, height: 400, pixelRatio: 1 }; // oxfmt-ignore

/** A context that takes every call. */
const context = new Proxy({} as Record<string | symbol, unknown>, {
  get: (target, name) => target[name] ?? (() => ({ width: 30 })),
}) as unknown as Paint2D;

const vehicles = (['moving', 'idle', 'stopped', 'offline', 'unknown'] as const).map(
  (status, index) =>
    createTestVehicle(index + 1, { status, ...placeAt(view, 50 + index * 100, 200) }),
);

/** The pictures of all bodies, with states shown or not. */
function listPictures(hasStatus: boolean, isAlarm = false, selectedId?: number) {
  const composer = createFleetComposer({
    createCanvas: () => ({}) as PaintCanvas,
    get2D: () => context,
  });
  const fleet = createTestFleet(vehicles.map((vehicle) => ({ ...vehicle, isAlarm })));
  if (selectedId) fleet.setOnly(VehicleFlag.selected, selectedId);
  composer.compose(fleet, view, 1_000, {
    palette: readFleetPalette((name) => name),
    icons: {},
    show: { names: false, plates: false, status: hasStatus, groupNames: new Map() },
    clusters: false,
    reducedMotion: true,
    isOneChosen: selectedId !== undefined,
    locale: 'en-US',
  });
  return [...composer.list.looks.slice(0, composer.list.count)];
}

describe('the status switch', () => {
  it('[S2.91] draws a body for each state, or one for all', () => {
    expect(new Set(listPictures(true)).size).toBe(5);
    const plain = listPictures(false);
    expect(plain).toHaveLength(5);
    expect(new Set(plain).size).toBe(1);
  });

  it('keeps alarms either way', () => {
    const calm = listPictures(false).length;
    expect(listPictures(false, true).length).toBeGreaterThan(calm);
  });
});

describe('a vehicle that is looked at', () => {
  it('lets the others stand back, and itself and those in alarm not', () => {
    const isFaint = (look: number) => look < 0;
    expect(listPictures(true).some(isFaint)).toBe(false);
    expect(listPictures(true, false, 2).filter(isFaint)).toHaveLength(4);
    expect(listPictures(true, true, 2).some(isFaint)).toBe(false);
  });
});

describe('an alarm that somebody has taken', () => {
  const compose = (alarms: Parameters<ReturnType<typeof createTestFleet>['own']>[0]) => {
    const composer = createFleetComposer({
      createCanvas: () => ({}) as PaintCanvas,
      get2D: () => context,
    });
    const fleet = createTestFleet([{ ...vehicles[0]!, isAlarm: true }]);
    fleet.own(alarms);
    composer.compose(fleet, view, 1_000, {
      palette: readFleetPalette((name) => name),
      icons: {},
      show: { names: false, plates: false, status: true, groupNames: new Map() },
      clusters: true,
      reducedMotion: false,
      isOneChosen: false,
      locale: 'en-US',
    });
    return { isPulsing: composer.isPulsing(), pictures: composer.list.count };
  };
  const NOBODY = { owners: new Map(), resolvedIds: new Set<number>() };

  it('keeps its ring, still, and has the initials of who has it', () => {
    expect(compose(NOBODY)).toEqual({ isPulsing: true, pictures: 2 });
    const taken = { ...NOBODY, owners: new Map([[1, 'CM']]) };
    expect(compose(taken)).toEqual({ isPulsing: false, pictures: 3 });
  });

  it('is drawn as any vehicle once it is resolved', () => {
    const done = { ...NOBODY, resolvedIds: new Set([1]) };
    expect(compose(done)).toEqual({ isPulsing: false, pictures: 1 });
  });
});
