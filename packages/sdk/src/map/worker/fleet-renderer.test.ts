// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFleetRenderer } from './fleet-renderer';
import { readFleetPalette } from '../fleet/fleet-palette';
import { EMPTY_FRAME, findInFrame, type FleetFrame } from '../fleet/fleet-frame';
import { findNearestVehicle } from '../fleet/find-nearest-vehicle';
import { createPageCanvas, type Paint2D } from '../canvas/paint-surface';
import { createVehiclePacker } from '../fleet/pack-vehicles';
import { createTestVehicle, placeAt } from '../fleet/test-vehicles';
import type { VehicleState } from '../fleet/vehicle-state';

const view = {
  zoom: 8,
  scale: 65_536,
  left: 30_000,
  top: 30_000,
  width: 600,
  height: 400,
  pixelRatio: 1,
};

const vehicle = (deviceId: number, x: number, y: number, isAlarm = false): VehicleState =>
  createTestVehicle(deviceId, {
    ...placeAt(view, x, y),
    courseDegrees: 90,
    isAlarm,
    name: 'Bus',
    fixAt: 1000 + deviceId,
  });

/** A context that takes every call and counts the copies of sprites. */
function createContext() {
  const calls: string[] = [];
  const target: Record<string | symbol, unknown> = { globalAlpha: 1 };
  const context: CanvasRenderingContext2D = new Proxy(Object.create(target), {
    get: (_, name) => {
      if (name in target) return target[name];
      return () => {
        calls.push(String(name));
        return { width: 30 };
      };
    },
    set: (_, name, value) => {
      target[name] = value;
      return true;
    },
  });
  return { context, calls };
}

function setUp() {
  const { context, calls } = createContext();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  let now = 0;
  let frames: (() => void)[] = [];
  let frame: FleetFrame = EMPTY_FRAME;
  let frameCount = 0;
  const founds = new Map<number, number[]>();
  let waits: { until: number; callback: () => void }[] = [];
  let clockReads = 0;
  const packer = createVehiclePacker();
  const renderer = createFleetRenderer({
    surface: {
      createCanvas: createPageCanvas,
      get2D: (canvas) => canvas.getContext('2d') as Paint2D,
    },
    now: () => {
      clockReads++;
      return now;
    },
    requestFrame: (callback) => frames.push(callback),
    cancelFrame: () => {
      frames = [];
    },
    wait(milliseconds, callback) {
      const wait = { until: now + milliseconds, callback };
      waits.push(wait);
      return () => void (waits = waits.filter((one) => one !== wait));
    },
    onFrame(next) {
      frame = next;
      frameCount++;
    },
    onFound: ({ requestId, deviceIds }) => void founds.set(requestId, [...deviceIds]),
  });
  renderer.post({ type: 'palette', palette: readFleetPalette((name) => name) });
  renderer.show(createPageCanvas(1, 1), view);
  return {
    renderer,
    calls,
    frame: () => frame,
    founds,
    frameCount: () => frameCount,
    /** The clock is read once for each message with vehicles and each attempt to paint. */
    clockReads: () => clockReads,
    pointOf: (deviceId: number) => findInFrame(frame, deviceId),
    change(upserts: VehicleState[], removedIds: number[] = []) {
      renderer.post({ type: 'packed', vehicles: packer.pack(upserts, removedIds) });
    },
    waiting: () => frames.length,
    isPulseDue: () => waits.length > 0,
    step(milliseconds: number) {
      now += milliseconds;
      const over = waits.filter(({ until }) => until <= now);
      waits = waits.filter(({ until }) => until > now);
      over.forEach(({ callback }) => callback());
      const due = frames;
      frames = [];
      due.forEach((callback) => callback());
    },
  };
}

describe('createFleetRenderer', () => {
  let rig: ReturnType<typeof setUp>;
  beforeEach(() => {
    rig = setUp();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const send = (...upserts: VehicleState[]) => rig.change(upserts);
  const select = (selectedId: number) =>
    rig.renderer.post({
      type: 'marks',
      selectedId,
      followedIds: [],
      hoverId: undefined,
      openedId: undefined,
    });

  it('paints many messages in one frame, and nothing while nothing changes', () => {
    send(vehicle(1, 100, 100));
    send(vehicle(2, 200, 100));
    expect(rig.waiting()).toBe(1);
    rig.step(16);
    expect(rig.frame().deviceIds.length).toBe(2);
    expect(rig.calls.filter((call) => call === 'drawImage')).toHaveLength(2);
    expect(rig.waiting()).toBe(0);
  });

  it('[S9.13] paints frame after frame for the 500 ms of a move, then rests', () => {
    send(vehicle(1, 100, 100));
    rig.step(16);
    send(vehicle(1, 200, 100));
    rig.step(0);
    rig.step(250);
    expect(rig.pointOf(1)?.x).toBeCloseTo(150, 3);
    expect(rig.waiting()).toBe(1);
    rig.step(250);
    expect(rig.pointOf(1)?.x).toBeCloseTo(200, 3);
    expect(rig.waiting()).toBe(0);
  });

  it('pulses an alarm until it is over, and not at all with reduced motion', () => {
    send(vehicle(1, 100, 100, true));
    rig.step(16);
    expect(rig.isPulseDue()).toBe(true);
    rig.renderer.post({
      type: 'settings',
      showNames: false,
      showPlates: true,
      showStatus: true,
      groupNames: new Map(),
      showClusters: false,
      reducedMotion: true,
      locale: 'en-US',
    });
    rig.step(16);
    expect(rig.isPulseDue()).toBe(false);
    rig.renderer.post({
      type: 'settings',
      showNames: false,
      showPlates: true,
      showStatus: true,
      groupNames: new Map(),
      showClusters: false,
      reducedMotion: false,
      locale: 'en-US',
    });
    rig.step(16);
    expect(rig.isPulseDue()).toBe(true);
    send(vehicle(1, 100, 100));
    rig.step(16);
    expect([rig.isPulseDue(), rig.waiting()]).toEqual([false, 0]);
  });

  it('turns the pulses of a fleet at rest eight times a second at most, and paints only what they touch', () => {
    const far = Array.from({ length: 20 }, (_, index) => vehicle(10 + index, 20 * index, 350));
    send(vehicle(1, 100, 100, true), ...far);
    rig.step(16);
    const painted = () => rig.calls.filter((call) => call === 'drawImage').length;
    const before = { painted: painted(), reads: rig.clockReads(), frames: rig.frameCount() };
    for (let frame = 0; frame < 60; frame++) rig.step(1000 / 60);
    const passes = rig.clockReads() - before.reads;
    expect(passes).toBeGreaterThanOrEqual(6);
    expect(passes).toBeLessThanOrEqual(8);
    // A halo and the body on it, in each of the four tiles they may touch.
    expect(painted() - before.painted).toBeLessThanOrEqual(passes * 8);
    expect(painted()).toBeGreaterThan(before.painted);
    expect(rig.frameCount()).toBe(before.frames);
  });

  it('goes on pulsing after a move', () => {
    send(vehicle(1, 100, 100, true));
    rig.step(16);
    send(vehicle(1, 200, 100, true));
    for (let frame = 0; frame < 60; frame++) rig.step(1000 / 60);
    expect(rig.pointOf(1)?.x).toBeCloseTo(200, 3);
    expect([rig.isPulseDue(), rig.waiting()]).toEqual([true, 0]);
  });

  it('finds the vehicle under the pointer and the fix it shows', () => {
    send(vehicle(7, 100, 100), vehicle(8, 300, 200));
    rig.step(16);
    expect(findNearestVehicle(rig.frame(), 310, 190)).toBe(8);
    expect(findNearestVehicle(rig.frame(), 200, 150)).toBeUndefined();
    select(7);
    rig.step(16);
    expect(rig.frame().selected?.fixAt).toBe(1007);
  });

  it('writes names when they are switched on', () => {
    send(vehicle(1, 100, 100));
    rig.step(16);
    expect(rig.calls).not.toContain('fillText');
    rig.renderer.post({
      type: 'settings',
      showNames: true,
      showPlates: true,
      showStatus: true,
      groupNames: new Map(),
      showClusters: false,
      reducedMotion: false,
      locale: 'en-US',
    });
    rig.step(16);
    expect(rig.calls).toContain('fillText');
  });

  it('looks only every third frame at what moves less than a third of a px in one', () => {
    const passesOf = (movePx: number) => {
      send(vehicle(1, 100, 100));
      rig.step(600);
      send(vehicle(1, 100 + movePx, 100));
      rig.step(0);
      const before = rig.clockReads();
      for (let frame = 0; frame < 12; frame++) rig.step(16);
      return rig.clockReads() - before;
    };
    expect(passesOf(9)).toBe(4);
    rig.step(600);
    expect(passesOf(90)).toBe(12);
  });

  it('shows at once what it is told while it skips frames', () => {
    send(vehicle(1, 100, 100));
    rig.step(600);
    send(vehicle(1, 103, 100));
    rig.step(0);
    select(1);
    rig.step(16);
    expect(rig.frame().selected?.deviceId).toBe(1);
  });

  it('neither paints nor reports a frame that would look like the last', () => {
    send(vehicle(1, 100, 100));
    rig.step(16);
    const before = { calls: rig.calls.length, frames: rig.frameCount() };
    rig.renderer.paint();
    expect({ calls: rig.calls.length, frames: rig.frameCount() }).toEqual(before);
  });

  it('shows both ends of the world side by side where the map looks over the date line', () => {
    rig.renderer.show(createPageCanvas(1, 1), { ...view, left: view.scale - 300 });
    send(
      createTestVehicle(1, { ...placeAt(view, 0, 200), longitude: 179.9 }),
      createTestVehicle(2, { ...placeAt(view, 0, 200), longitude: -179.9 }),
    );
    rig.step(16);
    const apart = (0.1 / 360) * view.scale;
    expect(rig.pointOf(1)?.x).toBeCloseTo(300 - apart, 0);
    expect(rig.pointOf(2)?.x).toBeCloseTo(300 + apart, 0);
    rig.renderer.show(createPageCanvas(1, 1), { ...view, left: -300 });
    rig.step(16);
    expect(rig.pointOf(1)?.x).toBeCloseTo(300 - apart, 0);
  });

  it('takes vehicles off the canvas', () => {
    send(vehicle(1, 100, 100), vehicle(2, 200, 100));
    rig.step(16);
    rig.change([], [1]);
    rig.step(16);
    expect(rig.frame().deviceIds.length).toBe(1);
    rig.renderer.post({ type: 'clear' });
    rig.step(16);
    expect(rig.frame().deviceIds.length).toBe(0);
    expect(rig.pointOf(2)).toBeUndefined();
  });

  it('answers what a box holds once it has painted what it was told, and once', () => {
    send(vehicle(1, 100, 100), vehicle(2, 300, 200));
    const [start, end] = [placeAt(view, 50, 50), placeAt(view, 200, 150)];
    const box = {
      north: start.latitude,
      west: start.longitude,
      south: end.latitude,
      east: end.longitude,
    };
    rig.renderer.post({ type: 'find', requestId: 7, box });
    expect(rig.founds.size).toBe(0);
    rig.step(16);
    expect(rig.founds).toEqual(new Map([[7, [1]]]));
    rig.founds.clear();
    send(vehicle(3, 120, 100));
    rig.step(16);
    expect(rig.founds.size).toBe(0);
  });

  it('draws a ring round what is picked, and takes it away', () => {
    send(vehicle(1, 100, 100), vehicle(2, 300, 200));
    rig.step(16);
    const drawn = (act: () => void) => {
      act();
      rig.calls.length = 0;
      rig.step(16);
      return rig.calls.filter((name) => name === 'drawImage').length;
    };
    const pick = (...deviceIds: number[]) => rig.renderer.post({ type: 'picked', deviceIds });
    const withOne = drawn(() => pick(1));
    const withNone = drawn(() => pick());
    expect(withOne).toBe(withNone + 1);
  });
});
