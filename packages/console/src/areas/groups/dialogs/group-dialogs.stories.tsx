import { useGroupFleet, type GroupFleet } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { groupsState } from '../../../testing/story-groups';
import { GroupDialogs, type GroupDialog } from './group-dialogs';

export default { title: 'Console / groups / Group dialogs' };

const nothing = () => undefined;

function Inside({ choose }: { choose: (fleet: GroupFleet) => GroupDialog }): ReactElement | null {
  const fleet = useGroupFleet();
  if (!fleet.groups || !fleet.hasLoaded) return null;
  return (
    <GroupDialogs
      dialog={choose(fleet)}
      fleet={fleet}
      moveDevices={() => Promise.resolve()}
      onCreated={nothing}
      onDeleted={nothing}
      onClose={nothing}
    />
  );
}

const story = (choose: (fleet: GroupFleet) => GroupDialog) => (
  <ConsoleStory state={groupsState}>
    <Inside choose={choose} />
  </ConsoleStory>
);
const first = ({ groups = [] }: GroupFleet) => groups[0]!;

export const Create = (): ReactElement =>
  story((fleet) => ({ kind: 'create', parent: first(fleet) }));
Create.meta = { about: 'A group below another.', ready: '[role$=dialog]' };

export const Rename = (): ReactElement =>
  story((fleet) => ({ kind: 'rename', group: first(fleet) }));
Rename.meta = { about: 'Another name for a group.', ready: '[role$=dialog]' };

export const Delete = (): ReactElement =>
  story((fleet) => ({ kind: 'delete', group: first(fleet) }));
Delete.meta = { about: 'Says what becomes of devices and sub-groups.', ready: '[role$=dialog]' };

export const Add = (): ReactElement => story((fleet) => ({ kind: 'add', group: first(fleet) }));
Add.meta = { about: 'Devices of other groups for this one.', ready: '[role$=dialog]' };

export const Move = (): ReactElement => story(({ members }) => ({ kind: 'move', members }));
Move.meta = { about: 'Another group for devices.', ready: '[role$=dialog]' };
