import { styled } from 'styled-components';

/** Findings beside what to do; on phones one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: 16px;
  box-sizing: border-box;
  padding: 20px 24px;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  & > div {
    display: flex;
    flex-direction: column;
    gap: 16px;
    min-width: 0;
  }
  h2 {
    margin: 0;
    font: 600 15px/20px var(--rastro-font-family);
  }
  @media (max-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 768px) {
    padding: 12px 16px 24px;
  }
`;

/** A part of the page. */
export const Card = styled.section`
  padding: 16px 20px;
  border: 1px solid var(--rastro-border);
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface);
  overflow-wrap: anywhere;
`;

/** The likeliest cause, large. */
export const Verdict = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  h2 {
    font: 600 20px/26px var(--rastro-font-family);
  }
  p {
    margin: 0;
    color: var(--rastro-text-muted);
  }
  small {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

/** The ground of its sign. */
export const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  &[data-tone='bad'] {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
  &[data-tone='good'] {
    background: var(--rastro-status-moving-soft);
    color: var(--rastro-status-moving-text);
  }
`;

/** One line a check: what, how it is, its trend. */
export const Checks = styled.dl`
  margin: 8px 0 0;
  & > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr) minmax(0, 1fr);
    gap: 4px 16px;
    align-items: center;
    min-height: 44px;
    border-top: 1px solid var(--rastro-border);
  }
  dt {
    color: var(--rastro-text-muted);
  }
  dd {
    margin: 0;
    font-weight: 550;
  }
  [data-bad='true'] dd {
    color: var(--rastro-status-alarm-text);
  }
  @media (max-width: 480px) {
    & > div {
      grid-template-columns: 112px minmax(0, 1fr);
      padding: 8px 0;
    }
    dd + dd {
      grid-column: 2;
    }
  }
`;

/** Numbered list of steps to try. */
export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin: 12px 0 0;
  padding-left: 20px;
  li > div {
    display: flex;
    flex-direction: column;
    gap: 8px;
    margin-top: 8px;
  }
`;
