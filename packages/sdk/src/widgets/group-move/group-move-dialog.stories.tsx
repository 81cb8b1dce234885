import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeGroup, type FakeServerState } from '../../testing';
import { GroupMoveDialog } from './group-move-dialog';

export default { title: 'SDK / widgets / Group move' };

const nothing = () => undefined;
const Open = ({ state }: { state: FakeServerState }): ReactElement => (
  <StoryServer state={state}>
    <GroupMoveDialog title="12 × 🚚" onMove={() => Promise.resolve()} onClose={nothing} />
  </StoryServer>
);

export const Groups = (): ReactElement => (
  <Open
    state={{
      groups: [
        makeGroup(1, { name: 'Central Sul' }),
        makeGroup(2, { name: 'Entregas', groupId: 1 }),
        ...HOSTILE_NAMES.map((name, index) => makeGroup(10 + index, { name })),
      ],
    }}
  />
);
Groups.meta = { about: 'The group that vehicles go to.', ready: '[role=dialog] [role=combobox]' };

export const NoGroups = (): ReactElement => <Open state={{}} />;
NoGroups.meta = { about: 'There is none yet: only out of all.', ready: '[role=dialog]' };
