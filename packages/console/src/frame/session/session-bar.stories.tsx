import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { SessionBar } from './session-bar';

export default { title: 'Console / session / Session bar' };

export const Entered = (): ReactElement => (
  <ConsoleStory>
    <SessionBar
      userName="Rui Costa"
      status={{ by: { name: 'Ana Lima' }, worksFor: null, endsAtMs: null }}
    />
  </ConsoleStory>
);
Entered.meta = { about: 'An administrator in somebody else’s account.', ready: 'section' };

export const Work = (): ReactElement => (
  <ConsoleStory>
    <SessionBar
      userName="Rui Costa"
      status={{ by: null, worksFor: { id: 5, name: 'Norte Rastreamento' }, endsAtMs: null }}
    />
  </ConsoleStory>
);
Work.meta = { about: 'One of the people of a reseller, in their own account.', ready: 'section' };

export const NewVersion = (): ReactElement => (
  <ConsoleStory>
    <SessionBar
      userName="Rui Costa"
      status={{ by: null, worksFor: null, endsAtMs: null }}
      isOutdated
    />
  </ConsoleStory>
);
NewVersion.meta = { about: 'The server has a newer console.', ready: 'section' };
