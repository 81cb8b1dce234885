import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { fleetState, fleetWithoutHistory, fleetWithOneFix } from '../../testing/story-fleet';
import { HistoryPage } from './history-page';

export default { title: 'Console / pages / History page' };

const Page = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={fleetState} path="/history?device=1" {...props}>
    <main style={{ position: 'relative', maxWidth: 480, height: '100vh' }}>
      <HistoryPage />
    </main>
  </ConsoleStory>
);

const answering = (answer: unknown) => ({
  ...fleetState,
  answers: {
    'GET /api/positions': ({ url }: { url: URL }) =>
      url.searchParams.has('deviceId') ? answer : fleetState.positions,
  },
});

export const NothingChosen = (): ReactElement => <Page path="/history" />;
NothingChosen.meta = { about: 'First a vehicle.', layout: 'page' };

export const DrivenHour = (): ReactElement => <Page />;
DrivenHour.meta = { about: 'A way with its figures.', layout: 'page' };

export const OneFix = (): ReactElement => <Page state={fleetWithOneFix} />;
OneFix.meta = { about: 'A way of one point.', layout: 'page' };

export const Empty = (): ReactElement => <Page state={fleetWithoutHistory} />;
Empty.meta = { about: 'Nothing was sent in the period.', layout: 'page' };

export const Failed = (): ReactElement => <Page state={answering(502)} />;
Failed.meta = { about: 'The way could not be loaded.', layout: 'page' };

export const Hostile = (): ReactElement => <Page path="/history?device=5" />;
Hostile.meta = { about: 'A vehicle with a hostile name.', layout: 'page' };

export const SheetFull = (): ReactElement => <Page sheet="full" />;
SheetFull.meta = { about: 'On a phone: the sheet drawn up.', layout: 'page' };
