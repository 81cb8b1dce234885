import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { hostilePosition, movingPosition, stoppedPosition } from '../../testing/story-fleet';
import { PlaceLine } from './place-line';

export default { title: 'Console / device / Place line' };

export const Places = (): ReactElement => (
  <ConsoleStory>
    <PlaceLine position={movingPosition} />
    <PlaceLine position={stoppedPosition} />
    <PlaceLine position={hostilePosition} />
    <PlaceLine position={undefined} />
  </ConsoleStory>
);
Places.meta = { about: 'An address, bare coordinates, a hostile address, no position.' };
