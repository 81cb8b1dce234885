import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatReplayView,
  parseReplayView,
  REPLAY_PERIODS,
  ROUTE_COLORINGS,
  type ReplayView,
} from './replay-view';

const parse = (search: string) => parseReplayView(new URLSearchParams(search));
const moments = (unitMs: number) =>
  fc.option(fc.integer({ min: 0, max: 60_000_000 }).map((count) => count * unitMs));

it('a replay comes back from its address as it was written', () => {
  const whole = {
    deviceIds: fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 6 }),
    choice: fc.record({
      kind: fc.constantFrom(...REPLAY_PERIODS),
      fromMs: moments(60_000),
      toMs: moments(60_000),
    }),
    coloring: fc.constantFrom(...ROUTE_COLORINGS),
    atMs: moments(1_000),
  };
  const views: fc.Arbitrary<ReplayView> = fc.record(
    {
      ...whole,
      stops: fc.boolean(),
      events: fc.boolean(),
      fenceEvents: fc.boolean(),
      ignitionEvents: fc.boolean(),
    },
    { requiredKeys: ['deviceIds', 'choice', 'coloring', 'atMs'] },
  );
  fc.assert(
    fc.property(views, (view) => {
      const { choice } = view;
      const kept = choice.kind === 'custom' ? choice : { ...choice, fromMs: null, toMs: null };
      expect(parse(formatReplayView(view))).toEqual({ ...view, choice: kept });
    }),
  );
});

it('is short for what goes without saying, and can be read', () => {
  const today = { kind: 'today', fromMs: null, toMs: null } as const;
  const view: ReplayView = { deviceIds: [7], choice: today, coloring: 'speed', atMs: null };
  expect(formatReplayView(view)).toBe('device=7');
  expect(formatReplayView({ ...view, stops: false, events: true })).toBe(
    'device=7&stops=off&events=on',
  );
  expect(formatReplayView({ ...view, fenceEvents: true })).toBe('device=7&fences=on');
  expect(formatReplayView({ ...view, ignitionEvents: true })).toBe('device=7&ignition=on');
  const atMs = Date.parse('2026-11-21T11:00:05Z');
  expect(formatReplayView({ ...view, deviceIds: [7, 9], coloring: 'trip', atMs })).toBe(
    'device=7,9&color=trip&at=2026-11-21T11:00:05Z',
  );
});

it('takes nothing that is none of ours, and no more vehicles than have a colour', () => {
  const none = parse('');
  expect(none).toMatchObject({ deviceIds: [], coloring: 'speed', atMs: null });
  expect(
    parse('device=1e3,-1,<b>&period=last90&color=red&stops=no&events=&at=2026-02-31T10:00:00Z'),
  ).toEqual(none);
  expect(parse('device=1,2,2,3,4,5,6,7,8').deviceIds).toEqual([1, 2, 3, 4, 5, 6]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (device, at) => {
      const view = parse(new URLSearchParams({ device, at }).toString());
      expect(view.deviceIds.every(Number.isSafeInteger)).toBe(true);
      expect(view.atMs === null || Number.isFinite(view.atMs)).toBe(true);
    }),
  );
});
