import { styled } from 'styled-components';

/** Why something did not work. */
export const Problem = styled.p`
  margin: 4px 0;
  color: var(--rastro-status-alarm-text);
`;
