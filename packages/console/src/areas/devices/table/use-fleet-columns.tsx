import { driver } from '@rastro/sdk/contract';
import { DAY_MS, findLongestTime, MOTION_STATES, readDriverId } from '@rastro/sdk/domain';
import {
  useFormat,
  useLabels,
  useLive,
  useResource,
  useTrackingClient,
  type GroupFleet,
  type GroupMember,
} from '@rastro/sdk/internal/react';
import { textWidthPx, type TableColumn } from '@rastro/sdk/internal/ui';
import { useMemo } from 'react';
import { MemberState } from '../../groups/members/member-state';
import { createNameColumns } from '../../groups/members/name-columns';
import { useText } from '../../../frame/i18n/text-context';
import { ContactCell, DriverCell, PlaceCell, SpeedCell } from './live-cells';

/**
 * The columns of the table of all devices. What changes with every fix is drawn by cells that listen to their
 * device; order and search go by what was last known when rows were put in order.
 */
export function useFleetColumns({
  groups,
}: Pick<GroupFleet, 'groups'>): readonly TableColumn<GroupMember>[] {
  const t = useText();
  const label = useLabels();
  const format = useFormat();
  const { positions } = useLive('useFleetColumns');
  const { attributePrefix } = useTrackingClient();
  const { data: drivers } = useResource(driver);
  return useMemo(() => {
    const groupNames = new Map(groups?.map(({ id, name }) => [id, name]));
    const driverNames = new Map(drivers?.map(({ uniqueId, name }) => [uniqueId, name]));
    const fixOf = ({ device }: GroupMember) => positions.get(device.id);
    const longestAge = findLongestTime((atMs) => format.age(atMs, atMs + 400 * DAY_MS));
    return [
      ...createNameColumns(t, attributePrefix),
      {
        id: 'group',
        label: t('groups.column.group'),
        kind: 'reference',
        value: ({ groupId }) => groupId || null,
        format: (id) => groupNames.get(Number(id)) ?? '',
        widthPx: 160,
      },
      {
        id: 'driver',
        label: t('groups.column.driver'),
        value: (member) => {
          const uniqueId = readDriverId(fixOf(member));
          return driverNames.get(uniqueId) ?? uniqueId;
        },
        cell: ({ device }) => <DriverCell deviceId={device.id} />,
        widthPx: 140,
      },
      {
        id: 'state',
        label: t('groups.column.state'),
        kind: 'choice',
        value: ({ state }) => state,
        choices: MOTION_STATES.map((state) => ({ value: state, label: label(`status.${state}`) })),
        cell: ({ device }) => <MemberState deviceId={device.id} isAlone />,
        widthPx: 140,
        card: 'end',
      },
      {
        id: 'speed',
        label: t('groups.column.speed'),
        kind: 'number',
        value: (member) => fixOf(member)?.speed ?? null,
        format: (knots) => format.speed(Number(knots)),
        cell: ({ device }) => <SpeedCell deviceId={device.id} />,
        sheetKind: 'speed',
        widthPx: 96,
      },
      {
        id: 'place',
        label: t('groups.column.place'),
        value: (member) => fixOf(member)?.address ?? null,
        cell: ({ device }) => <PlaceCell deviceId={device.id} />,
        widthPx: 220,
      },
      {
        id: 'contact',
        label: t('groups.column.contact'),
        kind: 'date',
        value: ({ device }) => device.lastUpdate,
        format: (at) => format.dateTime(String(at), { year: true, seconds: true }),
        cell: ({ device }) => <ContactCell deviceId={device.id} />,
        widthPx: textWidthPx(longestAge),
      },
      {
        id: 'uniqueId',
        label: t('groups.column.uniqueId'),
        value: ({ device }) => device.uniqueId,
        hidden: true,
        card: 'none',
        widthPx: 160,
      },
      {
        id: 'model',
        label: t('groups.column.model'),
        value: ({ device }) => device.model ?? null,
        hidden: true,
        card: 'none',
      },
      {
        id: 'phone',
        label: t('groups.column.phone'),
        value: ({ device }) => device.phone ?? null,
        hidden: true,
        card: 'none',
      },
    ] satisfies TableColumn<GroupMember>[];
  }, [t, label, format, positions, attributePrefix, groups, drivers]);
}
