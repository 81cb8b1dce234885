import type { ReactElement } from 'react';
import { ConsoleStory } from '../testing/console-story';
import { MissingPage } from './missing-page';

export default { title: 'Console / pages / Missing page' };

export const Missing = (): ReactElement => (
  <ConsoleStory path="/nowhere">
    <main>
      <MissingPage />
    </main>
  </ConsoleStory>
);
Missing.meta = { about: 'An address without a page leads back to the devices.', layout: 'page' };
