import { styled } from 'styled-components';

/** Heading of a part of the detail. */
export const SectionTitle = styled.h2`
  margin: 20px 0 8px;
  font: 600 13px/20px var(--rastro-font-family);
`;
