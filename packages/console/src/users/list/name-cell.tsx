import { truncate } from '@rastro/sdk/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../shell/header/avatar';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  & > bdi {
    ${truncate}
  }
`;

/** Who it is: a disc with the initials, and the name. */
export const NameCell = ({ name }: { name: string }): ReactElement => (
  <Line>
    <Avatar name={name} />
    <bdi title={name}>{name}</bdi>
  </Line>
);
