import { styled } from 'styled-components';

/** The actions of a device beside each other, of one width each as long as their words fit. */
export const ActionRow = styled.div`
  display: grid;
  grid-auto-columns: minmax(max-content, 1fr);
  grid-auto-flow: column;
  gap: 5px;
  min-height: 52px;
  padding: 4px 0;
`;
