import { styled } from 'styled-components';

/** A label, the fields in their frame, and what is wrong with them. */
export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

/** The name above the frame. */
export const GroupLabel = styled.span`
  font: 500 12.5px/16px var(--rastro-font-family);
`;

/** The frame round all fields. */
export const Frame = styled.div`
  display: flex;
  align-items: center;
  height: 34px;
  padding: 0 2px 0 8px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  color: var(--rastro-text-subtle);
  font: 400 13px/20px var(--rastro-font-family);
  &:focus-within {
    box-shadow:
      inset 0 0 0 1px var(--rastro-focus),
      0 0 0 3px color-mix(in srgb, var(--rastro-focus) 24%, transparent);
  }
  &[data-invalid='true'] {
    box-shadow: inset 0 0 0 1px var(--rastro-status-alarm);
  }
  & > span {
    white-space: pre;
  }
  @media (pointer: coarse), (max-width: 768px) {
    height: 44px;
    font-size: 16px;
  }
`;

/** One field: as wide as its digits. */
export const Part = styled.input`
  box-sizing: content-box;
  flex: none;
  width: 2ch;
  height: 24px;
  margin: 0;
  padding: 0 2px;
  border: 0;
  border-radius: 3px;
  outline: 0;
  background: transparent;
  color: var(--rastro-text);
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: center;
  &[data-field='year'] {
    width: 4ch;
  }
  &[data-field='dayPeriod'] {
    width: 3ch;
  }
  &::placeholder {
    color: var(--rastro-text-subtle);
    opacity: 1;
  }
  &:focus {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
`;

/** The button that opens the calendar of the browser, which stands unseen below it. */
export const Calendar = styled.div`
  position: relative;
  display: flex;
  margin-inline-start: auto;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    pointer-events: none;
  }
`;

/** What is wrong, below the frame. */
export const Problem = styled.p`
  display: flex;
  gap: 4px;
  margin: 0;
  color: var(--rastro-status-alarm-text);
  font: 400 12px/16px var(--rastro-font-family);
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;
