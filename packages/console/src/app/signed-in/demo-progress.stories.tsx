import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { DemoProgress } from './demo-progress';

export default { title: 'Console / shell / Demo progress' };

export const Loading = (): ReactElement => (
  <ConsoleStory
    state={{
      server: {
        demo: {
          signIn: true,
          attribution: '',
          history: { done: 14_000, total: 44_425 },
        },
      },
    }}
  >
    <div style={{ position: 'relative', height: 120, background: 'var(--rastro-map-land)' }}>
      <DemoProgress />
    </div>
  </ConsoleStory>
);
Loading.meta = { about: 'How far the demo’s history is.' };
