import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { makeDevice, makeGroup, makeUser } from '../../../testing';
import { deviceView } from '../device.view';
import { groupView } from '../group.view';
import { ResourceForm } from './resource-form';

export default { title: 'SDK / react / Resource form' };

const van = makeDevice(1, { name: 'Fiorino 07', groupId: 2, attributes: { speedLimit: 60 } });
const state = { devices: [van], groups: [makeGroup(2, { name: 'Central Sul' })] };

export const Change = (): ReactElement => (
  <StoryServer state={state}>
    <ResourceForm view={deviceView} value={{ ...van }} />
  </StoryServer>
);
Change.meta = { about: 'A device that is changed.', ready: '[role=combobox]' };

export const New = (): ReactElement => (
  <StoryServer state={state}>
    <ResourceForm view={groupView} value={null} />
  </StoryServer>
);
New.meta = { about: 'A group that is not there yet.', ready: 'button[type=submit]' };

export const ReadOnly = (): ReactElement => (
  <StoryServer state={{ ...state, user: makeUser({ readonly: true }) }}>
    <ResourceForm view={deviceView} value={{ ...van }} />
  </StoryServer>
);
ReadOnly.meta = { about: 'For an account that may only look.' };
