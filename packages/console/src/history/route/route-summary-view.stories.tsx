import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { RouteSummaryView } from './route-summary-view';
import type { RouteSummary } from './summarise-route';

export default { title: 'Console / history / Route summary' };

const summary: RouteSummary = {
  distanceMeters: 167_200,
  durationMs: 37_500_000,
  maxSpeedKnots: 43.7,
  startAt: '2026-08-21T03:01:00.000Z',
  endAt: '2026-08-21T13:26:00.000Z',
};

export const Day = (): ReactElement => <RouteSummaryView summary={summary} />;
Day.meta = { about: 'A day in kilometres.' };

export const Miles = (): ReactElement => (
  <StoryServer units={{ speed: 'mph', distance: 'mi', hour12: true }}>
    <RouteSummaryView summary={summary} />
  </StoryServer>
);
Miles.meta = { about: 'The same for an account that counts in miles.' };

export const OneFix = (): ReactElement => (
  <RouteSummaryView
    summary={{
      ...summary,
      distanceMeters: 0,
      durationMs: 0,
      maxSpeedKnots: 0,
      endAt: summary.startAt,
    }}
  />
);
OneFix.meta = { about: 'A way of one point.' };
