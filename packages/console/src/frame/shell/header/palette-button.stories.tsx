import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { PaletteButton } from './palette-button';

export default { title: 'Console / shell / Palette button' };

export const Closed = (): ReactElement => (
  <ConsoleStory>
    <div style={{ display: 'flex', padding: 8, background: 'var(--rastro-header-surface)' }}>
      <PaletteButton onOpen={() => undefined} />
    </div>
  </ConsoleStory>
);
Closed.meta = { about: 'A field to press; a sign where there is little room.' };
