import { expect, it } from 'vitest';
import { filterReplayEvents, resolveReplayMarks } from './replay-marks';

const owner = (attributes: Record<string, unknown>) => ({ attributes });

it('shows stops and events of a replay as chosen, else as account or server say, else both', () => {
  const server = owner({ mapStops: false, mapEvents: 'false' });
  const user = owner({ mapEvents: true });
  expect(resolveReplayMarks({ choice: {}, user: null, server: null })).toEqual({
    stops: true,
    events: true,
    fenceEvents: false,
    ignitionEvents: false,
  });
  expect(resolveReplayMarks({ choice: {}, user, server })).toMatchObject({
    stops: false,
    events: true,
  });
  expect(
    resolveReplayMarks({ choice: { stops: true, events: false }, user, server }),
  ).toMatchObject({ stops: true, events: false });
  expect(
    resolveReplayMarks({ choice: {}, user: owner({ mapStops: 0 }), server: owner({}) }),
  ).toMatchObject({ stops: true, events: true });
});

it('leaves fences out of the events until somebody, or account or server, wants them', () => {
  const events = ['geofenceEnter', 'alarm', 'geofenceExit'].map((type) => ({
    event: { type },
  }));
  const show = (choice: object, server: unknown = null) =>
    filterReplayEvents(
      events,
      resolveReplayMarks({
        choice,
        user: null,
        server: server === null ? null : owner({ mapFenceEvents: server }),
      }),
    ).length;
  expect([show({}), show({ fenceEvents: true }), show({}, 'true')]).toEqual([1, 3, 3]);
  expect([show({ events: false, fenceEvents: true }), show({ fenceEvents: false }, true)]).toEqual([
    0, 1,
  ]);
});

it('leaves ignitions out of the events until somebody wants them: stops tell most of them', () => {
  const events = ['ignitionOn', 'alarm', 'ignitionOff'].map((type) => ({ event: { type } }));
  const show = (choice: object, user = {}) =>
    filterReplayEvents(events, resolveReplayMarks({ choice, user: owner(user), server: null })).map(
      ({ event }) => event.type,
    );
  expect(show({})).toEqual(['alarm']);
  expect(show({ ignitionEvents: true })).toHaveLength(3);
  expect(show({}, { mapIgnitionEvents: true })).toHaveLength(3);
});
