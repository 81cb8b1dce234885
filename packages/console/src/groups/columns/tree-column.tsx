import { NO_GROUP_ID } from '@rastro/sdk/domain';
import type { GroupFleet } from '@rastro/sdk/react';
import { Button, IconButton, MenuDivider, MenuItem } from '@rastro/sdk/ui';
import { ChevronsDownUp, FolderPlus, Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { PageSurface } from '../../shell/surface/page-surface';
import { DRAGGED_DEVICES_TYPE, readDraggedDevices } from '../state/dragged-devices';
import type { GroupActions } from '../state/group-actions';
import type { GroupsPreference } from '../state/use-groups-preference';
import { GroupTree } from '../tree/group-tree';

const FootButton = styled(Button)`
  && {
    margin-inline-end: -10px;
    font-weight: 400;
  }
`;

/** The groups of the account: the tree, and what can be done with a group. */
export function TreeColumn({
  fleet,
  actions,
  selectedId,
  onSelect,
  preference,
  onPreferenceChange,
}: {
  fleet: GroupFleet;
  actions: GroupActions;
  selectedId: number | null;
  onSelect: (groupId: number) => void;
  preference: GroupsPreference;
  onPreferenceChange: (change: Partial<GroupsPreference>) => void;
}): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { may, open } = actions;
  const { groups, parentOf, counts } = fleet;
  const find = (id: unknown) => groups?.find((each) => each.id === id);
  const ungrouped = counts.get(NO_GROUP_ID)?.all ?? 0;
  const create = () => open({ kind: 'create', parent: null });

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
    ...(may.create && {
      firstStep: (
        <Button icon={<FolderPlus aria-hidden="true" />} onClick={create}>
          {t('groups.new.action')}
        </Button>
      ),
    }),
  };
  return (
    <PageSurface
      title={t('nav.groups.label')}
      onClose={() => void navigate('/home')}
      trailing={
        <>
          {may.create ? (
            <IconButton
              label={t('groups.new.action')}
              icon={<FolderPlus aria-hidden="true" />}
              onClick={create}
            />
          ) : null}
          <IconButton
            label={t('groups.fold.action')}
            icon={<ChevronsDownUp aria-hidden="true" />}
            onClick={() => onPreferenceChange({ foldedIds: [...parentOf.keys()] })}
          />
        </>
      }
      foot={
        groups ? (
          <>
            <span>{t('list.foot.groups', { count: groups.length })}</span>
            <FootButton
              variant="ghost"
              size="sm"
              aria-current={selectedId === NO_GROUP_ID || undefined}
              onClick={() => onSelect(NO_GROUP_ID)}
            >
              {t('groups.ungrouped.text', { count: ungrouped })}
            </FootButton>
          </>
        ) : null
      }
    >
      <GroupTree
        {...writing}
        fleet={fleet}
        selectedId={selectedId}
        onSelect={onSelect}
        foldedIds={preference.foldedIds}
        onFold={(foldedIds) => onPreferenceChange({ foldedIds })}
      />
    </PageSurface>
  );
}
