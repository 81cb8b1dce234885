import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { DeviceMenu } from './device-menu';

export default { title: 'SDK / widgets / Device menu' };

const state = {
  user: makeUser({ administrator: true }),
  devices: [makeDevice(1, { name: HOSTILE_NAMES[0] ?? '' })],
  positions: [makePosition(1)],
  answers: { 'GET /api/stops': [] },
};
const at = { x: 24, y: 24, isByKeyboard: true };

export const Open = (): ReactElement => (
  <StoryServer state={state}>
    <DeviceMenu deviceId={1} at={at} onClose={() => undefined} />
  </StoryServer>
);
Open.meta = {
  about: 'What an administrator may do with a vehicle, asked for by the key for menus.',
  ready: '.rastro-device-menu [role=menuitem]',
};
