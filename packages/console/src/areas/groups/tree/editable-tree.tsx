import { MenuDivider, MenuItem } from '@rastro/sdk/internal/ui';
import { FolderPlus, Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { DRAGGED_DEVICES_TYPE, readDraggedDevices } from '../state/dragged-devices';
import type { GroupActions } from '../state/group-actions';
import { GroupTree, type GroupTreeProps } from './group-tree';

/** The tree of the groups, and what can be done with each. */
export function EditableTree({
  fleet,
  actions,
  ...tree
}: Pick<
  GroupTreeProps,
  'fleet' | 'selectedId' | 'onSelect' | 'foldedIds' | 'onFold' | 'firstStep'
> & {
  actions: GroupActions;
}): ReactElement {
  const t = useText();
  const { may, open } = actions;
  const find = (id: unknown) => fleet.groups?.find((each) => each.id === id);

  function drawMenu(id: unknown): ReactElement | null {
    const group = find(id);
    if (!group) return null;
    return (
      <>
        {may.create ? (
          <MenuItem
            icon={<FolderPlus aria-hidden="true" />}
            onSelect={() => open({ kind: 'create', parent: group })}
          >
            {t('groups.new.below')}
          </MenuItem>
        ) : null}
        {may.update ? (
          <>
            <MenuItem
              icon={<TextCursorInput aria-hidden="true" />}
              hint="F2"
              onSelect={() => open({ kind: 'rename', group })}
            >
              {t('groups.rename.action')}
            </MenuItem>
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => actions.edit(group.id)}>
              {t('groups.edit.action')}
            </MenuItem>
          </>
        ) : null}
        {may.remove ? (
          <>
            <MenuDivider />
            <MenuItem
              danger
              icon={<Trash2 aria-hidden="true" />}
              onSelect={() => open({ kind: 'delete', group })}
            >
              {t('groups.delete.action')}
            </MenuItem>
          </>
        ) : null}
      </>
    );
  }
  const writing = {
    ...(may.update && {
      onMove: (id: unknown, parentId: unknown) =>
        void actions.moveGroup(Number(id), parentId === null ? null : Number(parentId)),
      onRename: (id: unknown) => {
        const group = find(id);
        if (group) open({ kind: 'rename', group });
      },
    }),
    ...((may.create || may.update || may.remove) && {
      nodeMenu: ({ id }: { id: unknown }) => drawMenu(id),
    }),
    ...(may.moveDevices && {
      drop: {
        type: DRAGGED_DEVICES_TYPE,
        describe: (name: string) => t('groups.drop.text', { name }),
        onDrop: (data: string, id: unknown) =>
          void actions.moveDevices(readDraggedDevices(data, fleet.members), Number(id)),
      },
    }),
  };
  return <GroupTree {...writing} {...tree} fleet={fleet} />;
}
