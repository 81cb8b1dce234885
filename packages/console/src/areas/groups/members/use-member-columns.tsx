import { MOTION_STATES, NO_GROUP_ID } from '@rastro/sdk/domain';
import {
  useLabels,
  useTrackingClient,
  type GroupFleet,
  type GroupMember,
} from '@rastro/sdk/internal/react';
import type { TableColumn } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { MemberState } from './member-state';
import { createNameColumns } from './name-columns';

/** The columns of the devices of a group; that of sub-groups only where there are some. */
export function useMemberColumns(
  { groups }: Pick<GroupFleet, 'groups'>,
  groupId: number,
  hasSubgroups: boolean,
): readonly TableColumn<GroupMember>[] {
  const t = useText();
  const label = useLabels();
  const { attributePrefix } = useTrackingClient();
  return useMemo(() => {
    const nameOf = new Map(groups?.map(({ id, name }) => [id, name]));
    const columns: (TableColumn<GroupMember> & { isShown?: boolean })[] = [
      ...createNameColumns(t, attributePrefix),
      {
        id: 'subgroup',
        label: t('groups.column.subgroup'),
        kind: 'reference',
        value: (member) => member.groupId,
        format: (id) =>
          id === groupId ? t('groups.members.direct') : (nameOf.get(Number(id)) ?? ''),
        // The tree chooses among them.
        filterable: false,
        isShown: hasSubgroups && groupId !== NO_GROUP_ID,
      },
      {
        id: 'state',
        label: t('groups.column.state'),
        kind: 'choice',
        value: ({ state }) => state,
        choices: MOTION_STATES.map((state) => ({ value: state, label: label(`status.${state}`) })),
        cell: ({ device }) => <MemberState deviceId={device.id} />,
        widthPx: 180,
        card: 'end',
      },
    ];
    return columns.filter(({ isShown = true }) => isShown);
  }, [t, label, attributePrefix, groups, groupId, hasSubgroups]);
}
