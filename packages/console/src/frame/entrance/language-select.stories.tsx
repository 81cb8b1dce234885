import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { LanguageSelect } from './language-select';

export default { title: 'Console / pages / login / Language select' };

export const Closed = (): ReactElement => (
  <ConsoleStory>
    <LanguageSelect />
  </ConsoleStory>
);
Closed.meta = { about: 'The language of the page, each in its own words.' };
