import { expect, it } from 'vitest';
import { replayPath } from './replay-path';

const row = (from: string, to: string) => ({
  id: 'a',
  deviceId: 7,
  values: {},
  fromMs: Date.parse(from),
  toMs: Date.parse(to),
});
const read = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

it('shows all that the row tells of, cut to minutes', () => {
  expect(read(replayPath(row('2026-11-21T10:00:30Z', '2026-11-21T11:00:00Z')))).toEqual({
    device: '7',
    period: 'custom',
    from: '2026-11-21T10:00Z',
    to: '2026-11-21T11:01Z',
  });
});

it('is a period for a moment, too', () => {
  const { from, to } = read(replayPath(row('2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z')));
  expect([from, to]).toEqual(['2026-11-21T10:00Z', '2026-11-21T10:01Z']);
});
