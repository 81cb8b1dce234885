import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HeardPositions } from './heard-positions';

const item = (deviceId: number, at: number) => ({
  deviceId,
  json: JSON.stringify({ deviceId, serverTime: new Date(at).toISOString() }),
});
const positions = (...items: ReturnType<typeof item>[]) => ({ key: 'positions' as const, items });

it('gives after a restart what came since the last cut, and all where there was none', () => {
  const heard = new HeardPositions(() => 10_000);
  heard.begin();
  heard.take(positions(item(1, 4_000), item(2, 6_000)));
  expect(heard.cut(5_000).json).toEqual([item(2, 6_000).json]);
  expect(heard.cut(null).json).toHaveLength(2);
});

it('takes a stream that was opened anew for what is there: what is unchanged is old, what is missing is gone', () => {
  let nowMs = 10_000;
  const heard = new HeardPositions(() => nowMs);
  heard.begin();
  heard.take(positions(item(1, 4_000), item(2, 6_000), item(3, 6_000)));
  const { atMs } = heard.cut(null);
  nowMs += 1_000;
  heard.begin();
  heard.take(positions(item(1, 4_000), item(2, 10_500)));
  expect(heard.cut(atMs).json).toEqual([item(2, 10_500).json]);
  expect(heard.cut(null).json).not.toContain(item(3, 6_000).json);
});

it('posts the newest of each vehicle once, whenever it is cut, and nothing of one that is gone', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('fix' as const), device: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('gone' as const), device: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('cut' as const), device: fc.constant(0) }),
    fc.record({ kind: fc.constant('tick' as const), device: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let nowMs = 1_000;
      let since: number | null = null;
      const heard = new HeardPositions(() => nowMs);
      heard.begin();
      heard.take(positions());
      const waiting = new Map<number, string>();
      for (const [at, { kind, device }] of steps.entries()) {
        if (kind === 'tick') nowMs += 1;
        if (kind === 'fix') {
          // Each is another one, also within a millisecond.
          const fix = { deviceId: device, json: JSON.stringify({ at }) };
          heard.take({ key: 'positions', items: [fix] });
          waiting.set(device, fix.json);
        }
        if (kind === 'gone') {
          heard.take({ key: 'gone', items: [{ deviceId: device, json: String(device) }] });
          waiting.delete(device);
        }
        if (kind !== 'cut') continue;
        const { json, atMs } = heard.cut(since);
        expect(json.toSorted()).toEqual([...waiting.values()].toSorted());
        since = atMs;
        waiting.clear();
      }
    }),
  );
});
