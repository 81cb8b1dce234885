import { makeUser, type FakeServerState } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { ConsoleStory } from '../../testing/console-story';
import { groupsState, hostileGroupsState } from '../../testing/story-groups';
import { GroupsPage } from './groups-page';

export default { title: 'Console / pages / Groups page' };

const Page = ({
  state = groupsState,
  path = '/groups?group=2',
}: {
  state?: FakeServerState;
  path?: string;
}): ReactElement => (
  <ConsoleStory state={state} path={path}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <GroupsPage />
    </main>
  </ConsoleStory>
);

export const Chosen = (): ReactElement => <Page />;
Chosen.meta = {
  about: 'A group and its devices, with those of its sub-groups.',
  layout: 'page',
  ready: '[role=row]',
};

export const NothingChosen = (): ReactElement => <Page path="/groups" />;
NothingChosen.meta = { about: 'All groups; none is chosen.', layout: 'page', ready: '[role=tree]' };

export const WithoutGroup = (): ReactElement => <Page path="/groups?group=0" />;
WithoutGroup.meta = {
  about: 'The devices that are in no group.',
  layout: 'page',
  ready: '[role=row]',
};

export const Edited = (): ReactElement => (
  <Act on="header:has(h2) button">
    <Page />
  </Act>
);
Edited.meta = {
  about: 'The form of a group beside its devices.',
  layout: 'page',
  ready: 'form',
  minWidth: 769,
};

export const ReadOnly = (): ReactElement => (
  <Page state={{ ...groupsState, user: makeUser({ readonly: true }) }} />
);
ReadOnly.meta = {
  about: 'For an account that may only look.',
  layout: 'page',
  ready: '[role=row]',
};

export const HostileNames = (): ReactElement => <Page state={hostileGroupsState} />;
HostileNames.meta = { about: 'Names of all kinds.', layout: 'page', ready: '[role=row]' };

export const NoGroups = (): ReactElement => <Page state={{ groups: [] }} path="/groups" />;
NoGroups.meta = {
  about: 'A new account makes its first group.',
  layout: 'page',
  ready: '.rastro-empty-state',
};

export const EmptyGroup = (): ReactElement => (
  <Page state={{ ...groupsState, devices: [], positions: [] }} />
);
EmptyGroup.meta = {
  about: 'A group without devices.',
  layout: 'page',
  ready: '.rastro-empty-state',
};

export const Loading = (): ReactElement => (
  <Page state={{ answers: { 'GET /api/groups': 'hang' } }} path="/groups" />
);
Loading.meta = { about: 'The groups are on their way.', layout: 'page' };

export const Failed = (): ReactElement => (
  <Page state={{ answers: { 'GET /api/groups': 502 } }} path="/groups" />
);
Failed.meta = {
  about: 'The groups did not arrive.',
  layout: 'page',
  ready: '.rastro-error-state',
};
