import { expect, it } from 'vitest';
import { createFirstFrames } from './first-frames';

it('gives those who see the same the same items, and what moved since behind them', () => {
  const latest = new Map(Array.from({ length: 100 }, (_, id) => [id, `{"v":${id}}`]));
  const list = createFirstFrames({ latestJson: (id) => latest.get(id) });
  const all = new Set(latest.keys());
  const [first] = list(all);
  expect(first?.items).toHaveLength(100);
  expect(list(new Set(all))[0]?.items).toBe(first?.items);
  expect(list(new Set([1]))).toEqual([
    { key: 'positions', items: [{ deviceId: 1, json: '{"v":1}' }] },
  ]);
  latest.set(7, '{"v":"new"}');
  const [same, since] = list(all);
  expect(same?.items).toBe(first?.items);
  expect(since?.items).toEqual([{ deviceId: 7, json: '{"v":"new"}' }]);
  for (let id = 0; id < 50; id += 1) latest.set(id, '{"v":"moved"}');
  const frames = list(all);
  expect(frames).toHaveLength(1);
  expect(frames[0]?.items[7]?.json).toBe('{"v":"moved"}');
  expect(list(new Set())).toEqual([{ key: 'positions', items: [] }]);
});
