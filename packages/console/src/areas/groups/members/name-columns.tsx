import { readDeviceName, readPlate } from '@rastro/sdk/domain';
import type { GroupMember } from '@rastro/sdk/internal/react';
import { Plate, type TableColumn, MiddleText, VehicleAvatar } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { useText } from '../../../frame/i18n/text-context';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

/** A device by its drawing and name. */
function MemberName({ member }: { member: GroupMember }): ReactElement {
  const name = readDeviceName(member.device);
  return (
    <Root data-density="compact">
      <VehicleAvatar category={member.device.category} status={member.state} glyph={false} />
      <MiddleText>{name}</MiddleText>
    </Root>
  );
}

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
