import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { LoadFailed } from './load-failed';

export default { title: 'Console / resource / Load failed' };

export const Ready = (): ReactElement => (
  <ConsoleStory>
    <LoadFailed
      error={new TypeError('Failed to fetch')}
      onRetry={() => Promise.reject(new TypeError('Failed to fetch'))}
    />
  </ConsoleStory>
);
Ready.meta = { about: 'Stands in place of a list that could not be read, and reads it again.' };
