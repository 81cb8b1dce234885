import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { makeDevice, makeGroup } from '../../../testing';
import { deviceView } from '../device.view';
import { groupView } from '../group.view';
import { ResourceTable } from './resource-table';

export default { title: 'SDK / react / Resource table' };

const state = {
  devices: Array.from({ length: 40 }, (_, index) =>
    makeDevice(index + 1, { name: `Fiorino ${index + 1}`, groupId: (index % 3) + 1 }),
  ),
  groups: [
    makeGroup(1, { name: 'Central Sul' }),
    makeGroup(2, { name: 'Entregas Zona Sul', groupId: 1 }),
    makeGroup(3, { name: 'Frota executiva', groupId: 1 }),
  ],
};

export const Devices = (): ReactElement => (
  <StoryServer state={state}>
    <ResourceTable label="Central Sul" view={deviceView} />
  </StoryServer>
);
Devices.meta = {
  about: 'Devices as their description and view say, with the names of their groups.',
  layout: 'fill',
  ready: '[role=gridcell]',
};

export const Groups = (): ReactElement => (
  <StoryServer state={state}>
    <ResourceTable label="Central Sul" view={groupView} />
  </StoryServer>
);
Groups.meta = { about: 'Groups, another resource.', layout: 'fill', ready: '[role=gridcell]' };

export const Failed = (): ReactElement => (
  <StoryServer state={{ ...state, answers: { 'GET /api/devices': 502 } }}>
    <ResourceTable label="Central Sul" view={deviceView} />
  </StoryServer>
);
Failed.meta = { about: 'A list that did not come.', layout: 'fill', ready: '.rastro-error-state' };
