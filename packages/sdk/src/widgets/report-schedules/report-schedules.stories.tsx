import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { StoryServer } from '../../../../../.ladle/story-server';
import type { FakeServerState } from '../../testing';
import { ReportSchedules } from './report-schedules';
import { schedulesState } from './testing';

export default { title: 'SDK / widgets / Report schedules' };

const Story = ({ state = schedulesState }: { state?: FakeServerState }): ReactElement => (
  <StoryServer state={state} timeZone="UTC">
    <ReportSchedules />
  </StoryServer>
);
const answer = (list: unknown): FakeServerState => ({
  ...schedulesState,
  answers: { ...schedulesState.answers, 'GET /api/scheduled-reports': list },
});

export const Several = (): ReactElement => <Story />;
Several.meta = {
  about: 'One that was sent, one that failed, one paused with a hostile name.',
  layout: 'fill',
  ready: '.rastro-report-schedules li',
};

export const None = (): ReactElement => <Story state={answer([])} />;
None.meta = { about: 'Before the first.', layout: 'fill', ready: '.rastro-empty-state' };

export const Failed = (): ReactElement => <Story state={answer(502)} />;
Failed.meta = {
  about: 'The server did not answer.',
  layout: 'fill',
  ready: '.rastro-report-schedules [role=alert]',
};

export const Open = (): ReactElement => (
  <Act on=".rastro-report-schedules li > button">
    <Story />
  </Act>
);
Open.meta = {
  about: 'Its form, and how the last times went.',
  layout: 'page',
  ready: '[role=dialog] section li',
};

export const Fresh = (): ReactElement => (
  <Act on=".rastro-empty-state .rastro-button">
    <Story state={answer([])} />
  </Act>
);
Fresh.meta = {
  about: 'A new one.',
  layout: 'page',
  ready: '[role=dialog] form, [role=dialog] textarea',
};
