import { useState, type ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { EMPTY_REPORT_VIEW, type ReportKind, type ReportView } from '../../domain';
import { makeUser, type FakeServerState } from '../../testing';
import { ReportPage } from './report-page';
import { REPORT_DAY, reportState } from './testing';

export default { title: 'SDK / widgets / Reports' };

const DAY: ReportView = {
  ...EMPTY_REPORT_VIEW,
  vehicles: 'all',
  period: { kind: 'custom', fromMs: REPORT_DAY, toMs: REPORT_DAY + 86_400_000 },
};
const hang = (path: string): FakeServerState => ({
  ...reportState,
  answers: { ...reportState.answers, [path]: 'hang' },
});
const broken = (path: string, answer: unknown): FakeServerState => ({
  ...reportState,
  answers: { ...reportState.answers, [path]: answer },
});

function Report({
  kind,
  first = DAY,
  state = reportState,
}: {
  kind: ReportKind;
  first?: ReportView;
  state?: FakeServerState;
}): ReactElement {
  const [view, setView] = useState(first);
  return (
    <StoryServer state={state} timeZone="UTC">
      <ReportPage kind={kind} view={view} onViewChange={setView} onReplay={() => undefined} />
    </StoryServer>
  );
}

export const NotAsked = (): ReactElement => <Report kind="trips" first={EMPTY_REPORT_VIEW} />;
NotAsked.meta = {
  about: 'Before anything was asked.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};

export const Summary = (): ReactElement => <Report kind="summary" />;
Summary.meta = {
  about: 'A row a vehicle, with bars.',
  layout: 'fill',
  ready: '.rastro-report-chart',
};

export const Trips = (): ReactElement => <Report kind="trips" />;
Trips.meta = {
  about: 'Trips of three vehicles, one hostile by its name.',
  layout: 'fill',
  ready: '.rastro-report-chart',
};

export const TripsByVehicle = (): ReactElement => (
  <Report kind="trips" first={{ ...DAY, grouping: 'vehicle' }} />
);
TripsByVehicle.meta = {
  about: 'The same, below a line for each vehicle.',
  layout: 'fill',
  ready: '.rastro-report-chart',
};

export const OneVehicle = (): ReactElement => (
  <Report kind="trips" first={{ ...DAY, vehicles: { deviceIds: [1], groupIds: [] } }} />
);
OneVehicle.meta = {
  about: 'Trips of one vehicle on one day: who and when stand above, not in each row.',
  layout: 'fill',
  ready: '.rastro-report-chart',
};

export const Events = (): ReactElement => <Report kind="events" />;
Events.meta = { about: 'What happened.', layout: 'fill', ready: '.rastro-report-chart' };

export const Chart = (): ReactElement => <Report kind="chart" />;
Chart.meta = {
  about: 'What was measured over time, a line for each vehicle.',
  layout: 'fill',
  ready: '.rastro-line-chart path',
};

export const Silent = (): ReactElement => <Report kind="silent" />;
Silent.meta = {
  about: 'Vehicles that nothing was heard of for long.',
  layout: 'fill',
  ready: '.rastro-table-toolbar',
};

export const Running = (): ReactElement => (
  <Report kind="stops" state={hang('GET /api/reports/stops')} />
);
Running.meta = {
  about: 'Asked, and nothing there yet.',
  layout: 'fill',
  ready: '.rastro-progress-bar',
};

export const Failed = (): ReactElement => (
  <Report kind="stops" state={broken('GET /api/reports/stops', 502)} />
);
Failed.meta = { about: 'Every vehicle failed.', layout: 'fill', ready: '[role=alert]' };

export const Nothing = (): ReactElement => (
  <Report kind="stops" state={broken('GET /api/reports/stops', [])} />
);
Nothing.meta = { about: 'A period without a stop.', layout: 'fill', ready: '.rastro-empty-state' };

export const NotAllowed = (): ReactElement => (
  <Report kind="trips" state={{ ...reportState, user: makeUser({ disableReports: true }) }} />
);
NotAllowed.meta = {
  about: 'An account without reports.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};
