import { MOTION_STATES, NO_GROUP_ID, readDeviceName, readPlate } from '@rastro/sdk/domain';
import { useLabels, useTrackingClient, type GroupFleet, type GroupMember } from '@rastro/sdk/react';
import { Plate, type TableColumn } from '@rastro/sdk/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text-context';
import { MemberName } from './member-name';
import { MemberState } from './member-state';

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
      {
        id: 'device',
        label: t('groups.column.device'),
        value: ({ device }) => readDeviceName(device),
        cell: (member) => <MemberName member={member} />,
        widthPx: 200,
        fixed: true,
      },
      {
        id: 'plate',
        label: t('groups.column.plate'),
        value: ({ device }) => readPlate(device, attributePrefix),
        cell: ({ device }) => {
          const plate = readPlate(device, attributePrefix);
          return plate === '' ? null : <Plate>{plate}</Plate>;
        },
        widthPx: 112,
      },
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
