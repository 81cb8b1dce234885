import { styled } from 'styled-components';

/** Two-line entries under each other. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One of them: words at the left, a time or a sum at the right. */
export const Line = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 0;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    display: block;
    font-weight: 500;
  }
  & [data-tone='alarm'] {
    color: var(--rastro-status-alarm-text);
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  & > span,
  & > time {
    flex: none;
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;
