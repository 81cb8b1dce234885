import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { SuspendedPage } from './suspended-page';

export default { title: 'Console / pages / Suspended page' };

const suspended = (accountState: string) =>
  makeUser({
    attributes: {
      'rastro.accountState': accountState,
      'rastro.suspensionReason': 'Two invoices are open.',
    },
  });

export const WithTrust = (): ReactElement => (
  <ConsoleStory path="/home" state={{ user: suspended('suspendedTrust') }}>
    <SuspendedPage />
  </ConsoleStory>
);
WithTrust.meta = { about: 'Why, and the one unlock on trust.', layout: 'page' };

export const WithoutTrust = (): ReactElement => (
  <ConsoleStory path="/home" state={{ user: suspended('suspended') }}>
    <SuspendedPage />
  </ConsoleStory>
);
WithoutTrust.meta = { about: 'The unlock was used: only the way out is left.', layout: 'page' };
