import { useEffect, type ReactElement, type ReactNode } from 'react';
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

/** Presses a button as soon as it is there. */
function Press({ selector, children }: { selector: string; children: ReactNode }): ReactElement {
  useEffect(() => {
    const press = () => {
      const target = document.querySelector<HTMLElement>(selector);
      if (!target) return;
      observer.disconnect();
      target.click();
    };
    const observer = new MutationObserver(press);
    observer.observe(document.body, { subtree: true, childList: true });
    press();
    return () => observer.disconnect();
  }, [selector]);
  return <>{children}</>;
}

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
  <Press selector=".rastro-report-schedules li > button">
    <Story />
  </Press>
);
Open.meta = {
  about: 'Its form, and how the last times went.',
  layout: 'page',
  ready: '[role=dialog] section li',
};

export const Fresh = (): ReactElement => (
  <Press selector=".rastro-empty-state .rastro-button">
    <Story state={answer([])} />
  </Press>
);
Fresh.meta = {
  about: 'A new one.',
  layout: 'page',
  ready: '[role=dialog] form, [role=dialog] textarea',
};
