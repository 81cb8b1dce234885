import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveStore } from '../../client';
import type { Device, Position } from '../../contract';
import { makeDevice, makePosition } from '../../testing';
import { createListSource, LIST_INTERVAL_MS } from './list-source';

/** A live store by hand; `put` and `remove` tell who listens, as a frame does. */
function createHandStore() {
  const devices = new Map<number, Device>();
  const positions = new Map<number, Position>();
  const onStructure = new Set<() => void>();
  const onChanges = new Set<(ids: ReadonlySet<number>) => void>();
  let structure: ReadonlyMap<number, Device> = new Map();
  const tell = (id: number, isOwn: boolean) => {
    if (isOwn) structure = new Map(devices);
    if (isOwn) onStructure.forEach((listener) => listener());
    onChanges.forEach((listener) => listener(new Set([id])));
  };
  const add = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    live: {
      devices: {
        getSnapshot: () => structure,
        get: (id: number) => devices.get(id),
        subscribe: (listener: () => void) => add(onStructure, listener),
      },
      positions: { get: (id: number) => positions.get(id) },
      subscribeChanges: (listener: (ids: ReadonlySet<number>) => void) => add(onChanges, listener),
      hasLoaded: () => true,
    } as object as LiveStore,
    put(id: number, over: Partial<Device>) {
      devices.set(id, makeDevice(id, over));
      tell(id, true);
    },
    move(id: number, over: Partial<Position> = {}) {
      positions.set(id, makePosition(id, over));
      tell(id, false);
    },
    remove(id: number) {
      devices.delete(id);
      tell(id, true);
    },
    listeners: () => onStructure.size + onChanges.size,
  };
}

function setUp() {
  const store = createHandStore();
  store.put(1, { name: 'Beta' });
  store.put(2, { name: 'Alfa' });
  const source = createListSource(store.live, { sort: 'name-asc', locale: 'pt-BR' });
  const names = () => source.getSnapshot().entries.map(({ device }) => device.name);
  return { ...store, source, names };
}

describe('createListSource', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has the fleet in order before anybody subscribes, and one object until it changes', () => {
    const { source, names } = setUp();
    expect(names()).toEqual(['Alfa', 'Beta']);
    expect(source.getSnapshot()).toBe(source.getSnapshot());
  });

  it('tells of many changes once in its interval, and of a mere move never', () => {
    const { source, put, move, remove, names } = setUp();
    const told = vi.fn();
    source.subscribe(told);
    put(3, { name: 'Aba' });
    put(1, { name: 'Zeta' });
    remove(2);
    vi.advanceTimersByTime(0);
    expect(told).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(['Aba', 'Zeta']);
    const before = source.getSnapshot();
    move(1, { attributes: { motion: true } });
    move(1, { attributes: { motion: false } });
    expect(told).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(LIST_INTERVAL_MS);
    expect(told).toHaveBeenCalledTimes(2);
    move(1, { attributes: { motion: false }, latitude: 1 });
    vi.advanceTimersByTime(LIST_INTERVAL_MS);
    expect(told).toHaveBeenCalledTimes(2);
    expect(before.counts.unknown).toBe(2);
    expect(source.getSnapshot().counts).toMatchObject({ unknown: 1, stopped: 1 });
  });

  it('tells of a field that is neither order nor state, which filters may read', () => {
    const { source, put } = setUp();
    const told = vi.fn();
    source.subscribe(told);
    put(1, { name: 'Beta', category: 'truck' });
    vi.advanceTimersByTime(0);
    expect(told).toHaveBeenCalledTimes(1);
    expect(source.getSnapshot().entries[1]?.device.category).toBe('truck');
  });

  it('tells what falls silent, with nothing that came', () => {
    const { source, put } = setUp();
    put(2, { lastUpdate: new Date(Date.now() - 60_000).toISOString() });
    put(1, { lastUpdate: null });
    const told = vi.fn();
    source.subscribe(told);
    expect(source.getSnapshot().silentCounts).toMatchObject({ 1: 1, 24: 1 });
    vi.advanceTimersByTime(57 * 60_000);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5 * 60_000);
    expect(told).toHaveBeenCalledTimes(1);
    expect(source.getSnapshot().silentCounts).toMatchObject({ 1: 2, 6: 1 });
  });

  it('sees when it is subscribed what came and went unseen, and leaves no timer or listener', () => {
    const { source, put, remove, names, listeners } = setUp();
    expect(names()).toEqual(['Alfa', 'Beta']);
    remove(2);
    put(4, { name: 'Carro' });
    const end = source.subscribe(() => undefined);
    expect(names()).toEqual(['Beta', 'Carro']);
    put(5, { name: 'Delta' });
    end();
    expect([listeners(), vi.getTimerCount()]).toEqual([0, 0]);
    put(6, { name: 'Eco' });
    source.subscribe(() => undefined);
    expect(names()).toEqual(['Beta', 'Carro', 'Delta', 'Eco']);
  });
});
