import { readDeviceName, readPlate } from '@rastro/sdk/domain';
import type { GroupMember } from '@rastro/sdk/internal/react';
import { Plate, type TableColumn } from '@rastro/sdk/internal/ui';
import type { useText } from '../../../frame/i18n/text-context';
import { MemberName } from './member-name';

/** Creates the columns that name a device: its name, which is fixed, and its plate. */
export const createNameColumns = (
  t: ReturnType<typeof useText>,
  attributePrefix: string,
): TableColumn<GroupMember>[] => [
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
];
