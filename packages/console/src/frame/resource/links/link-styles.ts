import { truncate } from '@rastro/sdk/internal/ui';
import { styled } from 'styled-components';

/** The things that are linked, one below the other. */
export const LinkList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One of them. */
export const LinkLine = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  & > bdi {
    flex: 1;
    min-width: 0;
    ${truncate}
  }
  & > small {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

/** Error message. */
export const Problem = styled.p`
  margin: 8px 0 0;
  color: var(--rastro-status-alarm-text);
`;
