import { styled } from 'styled-components';

/** The one column of the page. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  box-sizing: border-box;
  width: 100%;
  max-width: 880px;
  padding: 20px 24px 32px;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  @media (max-width: 768px) {
    padding: 12px 16px 24px;
  }
`;

/** A part of it with a head. */
export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  h2 {
    margin: 0;
    font: 600 15px/20px var(--rastro-font-family);
  }
  p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  /* In line with the text above it: a form has a margin of its own. */
  .rastro-resource-form {
    margin-inline: -24px;
    @media (max-width: 768px) {
      margin-inline: -16px;
    }
  }
`;
