import { describe, expect, it } from 'vitest';
import { goneFrame } from '../../upstream/upstream';
import { FrameMerger } from './frame-merger';

const item = (deviceId: number, value: number) => ({ deviceId, json: `{"v":${value}}` });

describe('FrameMerger', () => {
  it('keeps the newest position and state a device, and every event, in one frame', () => {
    const merger = new FrameMerger();
    merger.add({ key: 'positions', items: [item(1, 1), item(2, 2)] });
    merger.add({ key: 'positions', items: [item(1, 3)] });
    merger.add({ key: 'devices', items: [item(1, 4)] });
    merger.add({ key: 'devices', items: [item(1, 5)] });
    merger.add({ key: 'events', items: [item(1, 6)] });
    merger.add({ key: 'events', items: [item(1, 7)] });
    expect(JSON.parse(merger.take() ?? '')).toEqual({
      positions: [{ v: 3 }, { v: 2 }],
      devices: [{ v: 5 }],
      events: [{ v: 6 }, { v: 7 }],
    });
    expect(merger.take()).toBeUndefined();
  });

  it('names what is gone once, without what waited for it, before what comes after it', () => {
    const merger = new FrameMerger();
    merger.add({ key: 'positions', items: [item(1, 1), item(2, 2)] });
    merger.add({ key: 'devices', items: [item(1, 3)] });
    merger.add(goneFrame([1, 3]));
    merger.add(goneFrame([1]));
    merger.add({ key: 'devices', items: [item(3, 4)] });
    const text = merger.take() ?? '';
    expect(text).toBe('{"gone":[1,3],"positions":[{"v":2}],"devices":[{"v":4}]}');
    expect(merger.take()).toBeUndefined();
  });

  it('keeps the last thousand things that devices said', () => {
    const merger = new FrameMerger();
    for (let n = 0; n < 1_500; n += 1) merger.add({ key: 'logs', items: [item(1, n)] });
    const { logs } = JSON.parse(merger.take() ?? '') as { logs: { v: number }[] };
    expect([logs.length, logs[0]?.v, logs.at(-1)?.v]).toEqual([1_000, 500, 1_499]);
    expect(merger.take()).toBeUndefined();
  });

  it('says so when there are no positions at all', () => {
    const merger = new FrameMerger();
    merger.add({ key: 'positions', items: [] });
    expect(merger.take()).toBe('{"positions":[]}');
  });
});
