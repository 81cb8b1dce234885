import { truncate } from '@rastro/sdk/internal/ui';
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

const Mark = styled.small`
  flex: none;
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
`;

/** Who it is: a disc with the initials, the name, and what marks the account, if anything does. */
export const NameCell = ({ name, mark }: { name: string; mark?: string }): ReactElement => (
  <Line>
    <Avatar name={name} />
    <bdi title={name}>{name}</bdi>
    {mark ? <Mark>{mark}</Mark> : null}
  </Line>
);
