import { styled } from 'styled-components';

export { FactSection as AccountSection } from './fact-section';
export { Problem } from './problem';

/** Something of the account on a line, what can be done at its end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  min-height: 44px;
  & > :first-child {
    flex: 1 1 220px;
    font-weight: 500;
  }
`;

/** The parts of a page below each other, no wider than lines are read. */
export const Column = styled.div`
  box-sizing: border-box;
  width: 100%;
  max-width: 760px;
  padding-block: 4px 32px;
  & > section:first-child {
    border-top: 0;
  }
`;
