import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveData } from './live-data';
import { createLiveData } from './live-data';
import { aDevice, aPosition, at } from '../test-entities';

const FRAME_MS = 16;
let data: LiveData;
beforeEach(() => {
  vi.useFakeTimers();
  data = createLiveData();
  data.replaceAll([aDevice(1), aDevice(2)], [aPosition(1, 10), aPosition(2, 10)]);
});
afterEach(() => vi.useRealTimers());

const nextFrame = () => vi.advanceTimersByTime(FRAME_MS);

describe('live data', () => {
  it('drops a stale fix, and takes one of the same time', () => {
    const latest = data.getPosition(1);
    data.apply({ positions: [aPosition(1, 9)] });
    nextFrame();
    expect(data.getPosition(1)).toBe(latest);
    data.apply({ positions: [aPosition(1, 10, { speed: 55 })] });
    nextFrame();
    expect(data.getPosition(1)?.speed).toBe(55);
  });

  it('drops a stale fix within one frame, too, and keeps the newest', () => {
    data.apply({ positions: [aPosition(1, 30), aPosition(1, 20)] });
    data.apply({ positions: [aPosition(1, 25)] });
    nextFrame();
    expect(data.getPosition(1)?.fixTime).toBe(at(30));
  });

  it('compares moments, not texts', () => {
    data.apply({ positions: [aPosition(1, 0, { fixTime: '2026-08-21T18:18:05.000+02:00' })] });
    nextFrame();
    expect(data.getPosition(1)?.fixTime).toBe(at(10));
  });

  it('takes away what is gone, with what was on its way for it', () => {
    const structure = vi.fn();
    data.onStructure(structure);
    data.apply({ positions: [aPosition(1, 30)], devices: [aDevice(1)] });
    data.apply({ gone: [1, 99] });
    nextFrame();
    expect([...data.getStructure().keys()]).toEqual([2]);
    expect([data.getDevice(1), data.getPosition(1)]).toEqual([undefined, undefined]);
    expect(structure).toHaveBeenCalledTimes(1);
  });

  it('shows what is gone and back within one frame', () => {
    data.apply({
      gone: [1],
      devices: [aDevice(1, { name: 'Back' })],
      positions: [aPosition(1, 30)],
    });
    nextFrame();
    expect(data.getDevice(1)?.name).toBe('Back');
    expect(data.getPosition(1)?.fixTime).toBe(at(30));
  });

  it('tells at most once an animation frame which devices changed', () => {
    const changes: number[][] = [];
    data.onChanges((ids) => changes.push([...ids]));
    data.apply({ positions: [aPosition(1, 11)] });
    data.apply({ positions: [aPosition(1, 12), aPosition(2, 12)] });
    data.apply({ devices: [aDevice(2, { status: 'offline' })] });
    expect(changes).toEqual([]);
    nextFrame();
    expect(changes).toEqual([[2, 1]]);
    nextFrame();
    expect(changes).toHaveLength(1);
  });

  it('tells only those who listen to the device that changed', () => {
    const [one, two, deviceOne] = [vi.fn(), vi.fn(), vi.fn()];
    data.onPosition(1, one);
    data.onPosition(2, two);
    data.onDevice(1, deviceOne);
    data.apply({ positions: [aPosition(1, 11)] });
    nextFrame();
    expect([one, two, deviceOne].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('tells nobody when a frame says what is known', () => {
    const changes = vi.fn();
    data.onChanges(changes);
    data.apply({ devices: [aDevice(1)], positions: [aPosition(1, 10)] });
    nextFrame();
    expect(changes).not.toHaveBeenCalled();
  });

  it('keeps the map of devices when only status, update or position change', () => {
    const structure = data.getStructure();
    const listener = vi.fn();
    data.onStructure(listener);
    data.apply({ devices: [aDevice(1, { status: 'unknown', lastUpdate: at(40), positionId: 9 })] });
    data.apply({ positions: [aPosition(1, 40)] });
    nextFrame();
    expect(data.getStructure()).toBe(structure);
    expect(listener).not.toHaveBeenCalled();
    expect(data.getDevice(1)).toMatchObject({ status: 'unknown', positionId: 9 });
  });

  it('[S4.18] gives a new map when a device comes, goes or gets a new name', () => {
    const before = data.getStructure();
    const untouched = data.getDevice(2);
    data.apply({ devices: [aDevice(1, { name: 'Renamed' }), aDevice(3)] });
    nextFrame();
    expect(data.getStructure()).not.toBe(before);
    expect([...data.getStructure().keys()]).toEqual([1, 2, 3]);
    expect(data.getStructure().get(1)?.name).toBe('Renamed');
    expect(data.getStructure().get(2)).toBe(untouched);
    expect(before.get(1)?.name).toBe('Bus 1');
    data.removeDevice(3);
    expect([...data.getStructure().keys()]).toEqual([1, 2]);
  });

  it('keeps what frames of devices leave out, and a newer status', () => {
    data.apply({ devices: [aDevice(1, { positionId: 0, lastUpdate: at(20) })] });
    nextFrame();
    expect(data.getDevice(1)).toMatchObject({ positionId: 101, lastUpdate: at(20) });
    data.apply({ devices: [aDevice(1, { status: 'offline', lastUpdate: at(5) })] });
    nextFrame();
    expect(data.getDevice(1)).toMatchObject({ status: 'online', lastUpdate: at(20) });
  });

  it('[S3.8] never shows a deleted device: read, sent, or deleted while shown', () => {
    const uniqueId = 'deleted-2-17';
    data.replaceAll([aDevice(1), aDevice(9, { uniqueId })], [aPosition(1, 10), aPosition(9, 10)]);
    expect([...data.getStructure().keys()]).toEqual([1]);
    expect(data.getPosition(9)).toBeUndefined();
    data.apply({ devices: [aDevice(1, { uniqueId }), aDevice(8, { uniqueId })] });
    nextFrame();
    expect(data.getStructure().size).toBe(0);
    expect(data.getPosition(1)).toBeUndefined();
  });

  it('takes a new reading for the truth, and keeps what it confirms', () => {
    const same = data.getPosition(1);
    const changes: number[][] = [];
    data.onChanges((ids) => changes.push([...ids].sort()));
    data.replaceAll([aDevice(1), aDevice(3)], [aPosition(1, 10), aPosition(3, 5)]);
    expect(data.getPosition(1)).toBe(same);
    expect(data.getDevice(2)).toBeUndefined();
    expect(data.getPosition(2)).toBeUndefined();
    expect(changes).toEqual([[2, 3]]);
  });

  it('gives an empty fleet as a new map, so that it is not taken for loading', () => {
    const empty = createLiveData();
    const listener = vi.fn();
    const before = empty.getStructure();
    empty.onStructure(listener);
    empty.replaceAll([], []);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(empty.getStructure()).not.toBe(before);
    expect(empty.hasLoaded()).toBe(true);
  });

  it('forgets everything at the end of a session', () => {
    const changes = vi.fn();
    data.onPosition(1, changes);
    data.apply({ positions: [aPosition(1, 50)] });
    data.clear();
    nextFrame();
    expect(data.getStructure().size).toBe(0);
    expect(data.getPosition(1)).toBeUndefined();
    expect(data.hasLoaded()).toBe(false);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('calls the others when one listener throws, and stops calling who left', () => {
    const [first, last] = [vi.fn(), vi.fn()];
    const errors: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      expect(run).toThrow('broken');
      errors.push(run);
    });
    const stop = data.onChanges(first);
    data.onChanges(() => {
      throw new Error('broken');
    });
    data.onChanges(last);
    data.apply({ positions: [aPosition(1, 11)] });
    nextFrame();
    stop();
    data.apply({ positions: [aPosition(1, 12)] });
    nextFrame();
    vi.unstubAllGlobals();
    expect(first).toHaveBeenCalledTimes(1);
    expect(last).toHaveBeenCalledTimes(2);
    expect(errors).toHaveLength(2);
  });
});
