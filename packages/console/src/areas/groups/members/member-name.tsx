import { readDeviceName } from '@rastro/sdk/domain';
import type { GroupMember } from '@rastro/sdk/internal/react';
import { MiddleText, VehicleAvatar } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

/** A device by its drawing and name. */
export function MemberName({ member }: { member: GroupMember }): ReactElement {
  const name = readDeviceName(member.device);
  return (
    <Root data-density="compact">
      <VehicleAvatar category={member.device.category} status={member.state} glyph={false} />
      <MiddleText>{name}</MiddleText>
    </Root>
  );
}
