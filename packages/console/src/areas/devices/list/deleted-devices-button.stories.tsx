import type { ReactElement } from 'react';
import { makeUser } from '@rastro/sdk/testing';
import { ConsoleStory } from '../../../testing/console-story';
import { DeletedDevicesButton } from './deleted-devices-button';

export default { title: 'Console / device / Deleted devices button' };

export const Kept = (): ReactElement => (
  <ConsoleStory
    state={{
      user: makeUser({ administrator: true }),
      server: { attributes: { 'rastro.safeDeletion': true } },
    }}
  >
    <DeletedDevicesButton />
  </ConsoleStory>
);
Kept.meta = { about: 'Where the server keeps deleted devices.', ready: 'button' };
