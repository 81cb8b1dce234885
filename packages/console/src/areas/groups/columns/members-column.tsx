import { formatGroupPath, isInside, NO_GROUP_ID } from '@rastro/sdk/domain';
import type { GroupFleet, GroupMember } from '@rastro/sdk/internal/react';
import { Button, IconButton, MenuItem, type BulkAction } from '@rastro/sdk/internal/ui';
import { FolderInput, FolderMinus, Pencil, Plus, SquareArrowOutUpRight } from 'lucide-react';
import { useCallback, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../frame/i18n/text-context';
import { PageSurface } from '../../../frame/shell/surface/page-surface';
import { useShell } from '../../../frame/shell/surface/shell-context';
import { MemberTable } from '../members/member-table';
import { DRAGGED_DEVICES_TYPE } from '../state/dragged-devices';
import type { GroupActions } from '../state/group-actions';
import type { GroupsPreference } from '../state/use-groups-preference';

/** The devices of the chosen group, or those in none, and what can be done with them. */
export function MembersColumn({
  fleet,
  actions,
  groupId,
  isNarrow,
  onBack,
  preference,
  onPreferenceChange,
}: {
  fleet: GroupFleet;
  actions: GroupActions;
  /** `NO_GROUP_ID` for the devices in none. */
  groupId: number;
  /** Its head has room for signs only. */
  isNarrow: boolean;
  /** On a phone, where the tree is another screen. */
  onBack: () => void;
  preference: GroupsPreference;
  onPreferenceChange: (change: Partial<GroupsPreference>) => void;
}): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { isPhone } = useShell();
  const { may, open } = actions;
  const { groups, parentOf, counts } = fleet;
  const group = groups?.find(({ id }) => id === groupId);
  const name = group?.name ?? t('device.group.none');
  const below = [...parentOf.keys()].filter((id) => isInside(parentOf, id, groupId)).length - 1;
  const openDevice = useCallback(
    (deviceId: number) => void navigate(`/devices/${deviceId}`),
    [navigate],
  );
  const facts = [
    ...(parentOf.get(groupId) == null ? [] : [formatGroupPath(fleet, groupId)]),
    t('groups.devices.text', { count: counts.get(groupId)?.all ?? 0 }),
    ...(below > 0 ? [t('groups.subgroups.text', { count: below })] : []),
  ];
  const rowMenu = useCallback(
    (member: GroupMember) => (
      <MemberMenu
        onOpen={() => openDevice(member.device.id)}
        onMove={may.moveDevices ? () => open({ kind: 'move', members: [member] }) : undefined}
      />
    ),
    [openDevice, open, may.moveDevices],
  );
  const bulkActions = useMemberActions(actions, groupId);
  const canAdd = group !== undefined && may.moveDevices;
  const add = () => group && open({ kind: 'add', group });
  return (
    <PageSurface
      title={name}
      subtitle={<span dir="auto">{facts.join(' · ')}</span>}
      isSecondary={!isPhone}
      onBack={isPhone ? onBack : undefined}
      onClose={onBack}
      trailing={
        <>
          {group && may.update ? (
            <HeadButton
              isNarrow={isNarrow}
              label={t('groups.edit.action')}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => actions.edit(groupId)}
            />
          ) : null}
          {canAdd ? (
            <HeadButton
              isPrimary
              isNarrow={isNarrow}
              label={t('groups.add.action')}
              icon={<Plus aria-hidden="true" />}
              onClick={add}
            />
          ) : null}
        </>
      }
    >
      <MemberTable
        key={groupId}
        fleet={fleet}
        groupId={groupId}
        name={name}
        withSubgroups={preference.withSubgroups}
        onWithSubgroupsChange={(withSubgroups) => onPreferenceChange({ withSubgroups })}
        table={preference.table}
        onTableChange={(table) => onPreferenceChange({ table })}
        actions={bulkActions}
        rowMenu={rowMenu}
        onOpen={openDevice}
        {...(may.moveDevices && { dragType: DRAGGED_DEVICES_TYPE })}
        firstStep={canAdd ? <Button onClick={add}>{t('groups.add.action')}</Button> : undefined}
      />
    </PageSurface>
  );
}

/** Entries of a device's menu. */
function MemberMenu({
  onOpen,
  onMove,
}: {
  onOpen: () => void;
  /** Undefined where the account may not. */
  onMove: (() => void) | undefined;
}): ReactElement {
  const t = useText();
  return (
    <>
      <MenuItem icon={<SquareArrowOutUpRight aria-hidden="true" />} onSelect={onOpen}>
        {t('groups.members.open')}
      </MenuItem>
      {onMove ? (
        <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={onMove}>
          {t('groups.move.action')}
        </MenuItem>
      ) : null}
    </>
  );
}

/** Actions for many devices of a group at once. */
function useMemberActions(
  { may, open, moveDevices }: GroupActions,
  groupId: number,
): BulkAction<GroupMember>[] {
  const t = useText();
  if (!may.moveDevices) return [];
  return [
    {
      id: 'move',
      label: t('groups.move.action'),
      icon: <FolderInput aria-hidden="true" />,
      onAct: (members) => open({ kind: 'move', members }),
    },
    ...(groupId === NO_GROUP_ID
      ? []
      : [
          {
            id: 'out',
            label: t('groups.out.action'),
            icon: <FolderMinus aria-hidden="true" />,
            onAct: (members: readonly GroupMember[]) => void moveDevices(members, NO_GROUP_ID),
          },
        ]),
  ];
}

function HeadButton({
  label,
  isNarrow,
  isPrimary = false,
  ...rest
}: {
  label: string;
  icon: ReactNode;
  isNarrow: boolean;
  isPrimary?: boolean;
  onClick: () => void;
}): ReactElement {
  if (isNarrow) return <IconButton {...rest} size="lg" label={label} />;
  return (
    <Button {...rest} variant={isPrimary ? 'primary' : 'secondary'}>
      {label}
    </Button>
  );
}
