import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { MissingNotice } from './missing-notice';

export default { title: 'Console / pages / Missing notice' };

export const Missing = (): ReactElement => (
  <ConsoleStory path="/home">
    <main style={{ position: 'relative', height: 200 }}>
      <MissingNotice path="/nowhere" />
    </main>
  </ConsoleStory>
);
Missing.meta = { about: 'Says over the map what was not found.', layout: 'page' };
