import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { MINUTE_MS, type ReplayView } from '../../domain';
import type { FakeServerState } from '../../testing';
import { RouteReplay } from './route-replay';
import { MORNING, replayState, START_MS } from './testing';

export default { title: 'SDK / widgets / Route replay' };

const Replay = ({
  state = replayState(),
  ...view
}: Partial<ReplayView> & { state?: FakeServerState }): ReactElement => (
  <StoryServer state={state} timeZone="America/Sao_Paulo">
    <div style={{ height: '100vh' }}>
      <RouteReplay
        defaultView={{
          deviceIds: [1],
          choice: MORNING,
          coloring: 'speed',
          atMs: START_MS + 12 * MINUTE_MS,
          ...view,
        }}
      />
    </div>
  </StoryServer>
);

export const Morning = (): ReactElement => <Replay />;
Morning.meta = {
  about: 'A route by its speed, with stops, an alarm and a gap.',
  layout: 'fill',
  ready: '.rastro-replay-player',
};

const limited = (): FakeServerState => {
  const { devices = [], ...rest } = replayState();
  return {
    ...rest,
    devices: devices.map((device) => ({ ...device, attributes: { speedLimit: 54 } })),
  };
};

export const Limited = (): ReactElement => <Replay state={limited()} />;
Limited.meta = {
  about: 'The limit of the vehicle in the graph, and two stops at one place in one mark.',
  layout: 'fill',
  ready: '.rastro-replay-player',
};

export const Several = (): ReactElement => <Replay deviceIds={[1, 2, 3]} coloring="plain" />;
Several.meta = {
  about: 'Two vehicles in their colours; a third has no route.',
  layout: 'fill',
  ready: '.rastro-replay-player',
};

export const Trips = (): ReactElement => (
  <Replay coloring="trip" atMs={START_MS + 25 * MINUTE_MS} />
);
Trips.meta = {
  about: 'Each trip in a colour, at its first stop.',
  layout: 'fill',
  ready: '.rastro-replay-player',
};

export const Hostile = (): ReactElement => <Replay deviceIds={[4]} />;
Hostile.meta = {
  about: 'A vehicle with a hostile name.',
  layout: 'fill',
  ready: '.rastro-replay-player',
};

export const HostileOfSeveral = (): ReactElement => <Replay deviceIds={[1, 4]} />;
HostileOfSeveral.meta = {
  about: 'A long hostile name beside another: it is cut where the panel ends.',
  layout: 'fill',
  ready: '.rastro-replay-player',
};

export const NothingChosen = (): ReactElement => <Replay deviceIds={[]} />;
NothingChosen.meta = { about: 'First a vehicle.', layout: 'fill', ready: '.rastro-empty-state' };

export const NoRoute = (): ReactElement => <Replay deviceIds={[3]} />;
NoRoute.meta = {
  about: 'Nothing was sent in the period.',
  layout: 'fill',
  ready: '[data-status=empty]',
};

export const WrongPeriod = (): ReactElement => (
  <Replay choice={{ kind: 'custom', fromMs: START_MS, toMs: START_MS - MINUTE_MS }} />
);
WrongPeriod.meta = {
  about: 'An end before the start.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};

export const Loading = (): ReactElement => (
  <Replay state={replayState({ 'GET /api/reports/stops': 'hang' })} />
);
Loading.meta = {
  about: 'The route is on its way.',
  layout: 'fill',
  ready: '[data-status=loading]',
};

export const Failed = (): ReactElement => (
  <Replay state={replayState({ 'GET /api/reports/stops': 502 })} />
);
Failed.meta = {
  about: 'The route could not be loaded.',
  layout: 'fill',
  ready: '.rastro-error-state',
};
