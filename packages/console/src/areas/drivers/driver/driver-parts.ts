import { styled } from 'styled-components';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > form {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  & p {
    margin: 0;
  }
`;

/** Card of the driver or vehicle chosen, or driven now, with an icon. */
export const Card = styled.section`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 16px;
  border: 1px solid var(--rastro-border);
  border-radius: 8px;
  & > svg {
    flex: none;
    color: var(--rastro-text-muted);
  }
  & strong {
    display: block;
    font: 600 17px/24px var(--rastro-font-family);
    overflow-wrap: anywhere;
  }
  & span {
    color: var(--rastro-text-muted);
  }
`;

/** Lists of scans below each other. */
export const Lists = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  &:empty {
    display: none;
  }
`;

/** Scans, one a line. */
export const Scans = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: 8px;
    align-items: start;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
  & > li > button {
    flex: none;
    min-width: 44px;
  }
  & span {
    color: var(--rastro-text-muted);
  }
  & strong {
    display: block;
    font-weight: 600;
  }
`;
