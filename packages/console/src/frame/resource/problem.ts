import { styled } from 'styled-components';

/** Error message of a failed action. */
export const Problem = styled.p`
  margin: 4px 0;
  color: var(--rastro-status-alarm-text);
`;
