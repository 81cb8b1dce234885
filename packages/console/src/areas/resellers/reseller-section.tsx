import { styled } from 'styled-components';

/** A part beside the form of a reseller. */
export const ResellerSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: start;
  padding: 16px 24px;
  & > :not(button, p, span) {
    align-self: stretch;
  }
  & > section {
    padding-inline: 0;
  }
  & > p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
