import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { NeedsCodesPage } from './needs-codes-page';

export default { title: 'Console / pages / Needs codes page' };

export const First = (): ReactElement => (
  <ConsoleStory
    path="/home"
    state={{
      user: makeUser({ needsSecondFactor: true }),
      answers: { 'GET /api/session/second-factor': { isOn: false, recoveryCodes: 0 } },
    }}
  >
    <NeedsCodesPage />
  </ConsoleStory>
);
First.meta = { about: 'Codes are to be set up before anything else.', layout: 'page' };
