import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { fleetState } from '../../testing/story-fleet';
import { DevicePage } from './device-page';

export default { title: 'Console / pages / Device page' };

const Page = ({ id, ...rest }: ConsoleStoryProps & { id: number | null }): ReactElement => (
  <ConsoleStory state={fleetState} path={`/devices/${id}`} {...rest}>
    <main style={{ position: 'relative', maxWidth: 480, height: '100vh' }}>
      <DevicePage />
    </main>
  </ConsoleStory>
);

export const Moving = (): ReactElement => <Page id={1} />;
Moving.meta = { about: 'A van on its way.', layout: 'page' };

export const Stopped = (): ReactElement => <Page id={2} />;
Stopped.meta = { about: 'A truck with its engine off.', layout: 'page' };

export const Offline = (): ReactElement => <Page id={3} />;
Offline.meta = { about: 'Not heard of for hours: its last speed is faded.', layout: 'page' };

export const NoPosition = (): ReactElement => <Page id={4} />;
NoPosition.meta = { about: 'Registered, but it never spoke.', layout: 'page' };

export const Hostile = (): ReactElement => <Page id={5} />;
Hostile.meta = { about: 'A name that wants to break the page.', layout: 'page' };

export const Missing = (): ReactElement => <Page id={999} />;
Missing.meta = { about: 'Removed, or not for this account.', layout: 'page' };

export const Loading = (): ReactElement => (
  <Page id={1} state={{ answers: { 'GET /api/devices': 'hang' } }} />
);
Loading.meta = { about: 'The fleet is on its way.', layout: 'page' };

export const Failed = (): ReactElement => (
  <Page id={1} state={{ answers: { 'GET /api/devices': 502 } }} />
);
Failed.meta = { about: 'The fleet could not be loaded; the console tries again.', layout: 'page' };

export const SheetFull = (): ReactElement => <Page id={1} sheet="full" />;
SheetFull.meta = { about: 'On a phone: the sheet drawn up.', layout: 'page' };

export const SheetPeek = (): ReactElement => <Page id={1} sheet="peek" />;
SheetPeek.meta = { about: 'On a phone: the sheet drawn down.', layout: 'page' };
