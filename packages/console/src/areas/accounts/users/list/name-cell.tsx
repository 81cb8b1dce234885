import { truncate } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../../../frame/shell/header/avatar';

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

/** Cell with an account's initials in a disc, its name, and its mark, if any. */
export const NameCell = ({ name, mark }: { name: string; mark?: string }): ReactElement => (
  <Line>
    <Avatar name={name} />
    <bdi title={name}>{name}</bdi>
    {mark ? <Mark>{mark}</Mark> : null}
  </Line>
);
