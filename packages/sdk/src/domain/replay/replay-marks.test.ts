import { expect, it } from 'vitest';
import { resolveReplayMarks } from './replay-marks';

const owner = (attributes: Record<string, unknown>) => ({ attributes });

it('shows stops and events of a replay as chosen, else as account or server say, else both', () => {
  const server = owner({ mapStops: false, mapEvents: 'false' });
  const user = owner({ mapEvents: true });
  expect(resolveReplayMarks({ choice: {}, user: null, server: null })).toEqual({
    stops: true,
    events: true,
  });
  expect(resolveReplayMarks({ choice: {}, user, server })).toEqual({ stops: false, events: true });
  expect(resolveReplayMarks({ choice: { stops: true, events: false }, user, server })).toEqual({
    stops: true,
    events: false,
  });
  expect(
    resolveReplayMarks({ choice: {}, user: owner({ mapStops: 0 }), server: owner({}) }),
  ).toEqual({ stops: true, events: true });
});
