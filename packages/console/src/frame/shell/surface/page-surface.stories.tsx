import { PlaceLine } from '@rastro/sdk/internal';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { movingDevice, movingPosition } from '../../../testing/story-fleet';
import { PageSurface } from './page-surface';

export default { title: 'Console / shell / Page surface' };

export const Surface = (): ReactElement => (
  <ConsoleStory>
    <main style={{ position: 'relative', maxWidth: 480, height: '100vh' }}>
      <PageSurface
        title={movingDevice.name}
        subtitle={movingDevice.model}
        onBack={() => undefined}
        onClose={() => undefined}
      >
        <div style={{ padding: '0 16px' }}>
          <PlaceLine position={movingPosition} />
        </div>
      </PageSurface>
    </main>
  </ConsoleStory>
);
Surface.meta = { about: 'A panel; a sheet on a phone.', layout: 'page' };
