import { styled } from 'styled-components';
import { focusRingInset, Plate, statusColors, truncate } from '../../../ui';

/** Below this width of a list a plate beside the name would leave too little of it. */
const NARROW = '(max-width: 359.98px)';
/** Below this width one line has no room for what the second would say. */
const SHORT = '(max-width: 419.98px)';

/** One device of the list: avatar, two lines, figures at the right. */
export const RowRoot = styled.div`
  ${statusColors}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  box-sizing: border-box;
  height: 100%;
  padding: 0 12px;
  border-bottom: 1px solid var(--rastro-border);
  background: var(--row-surface, var(--rastro-surface));
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  ${focusRingInset}

  &:hover {
    --row-surface: var(--rastro-surface-hover);
  }
  &[aria-selected='true'] {
    --row-surface: var(--rastro-accent-soft);
    box-shadow: inset 3px 0 var(--rastro-accent-ink);
  }
  [data-density='touch'] & {
    --row-small: 13px;
    gap: 12px;
    padding: 0 16px;
    font-size: 15px;
  }
  &[data-stale='true'] .rastro-vehicle-avatar,
  [data-connection='reconnecting'] & .rastro-vehicle-avatar {
    opacity: 0.72;
  }
  /* Words fade by colour: with opacity they would fall under 4.5:1. */
  &[data-stale='true'] .rastro-row-value,
  [data-connection='reconnecting'] & .rastro-row-value {
    color: color-mix(in srgb, var(--status-text) 60%, var(--rastro-text-subtle));
  }
  /* A key or lock that was last heard of keeps its shape, and gives up the colour of what is so now. */
  &[data-stale='true'] svg[data-mark],
  &[data-online='false'] svg[data-mark],
  [data-connection='reconnecting'] & svg[data-mark] {
    color: inherit;
  }
  /* On one short line what a search found has the room of the age. */
  @container rastro-device-list ${SHORT} {
    [data-density='compact'] &:has(mark) .rastro-row-age {
      display: none;
    }
  }
`;

/** Name and second line. */
export const RowMain = styled.span`
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-width: 0;
  [data-density='compact'] & {
    flex-direction: row;
    gap: 6px;
    align-items: center;
  }
`;

/** Name and plate; the alarm too where a row has one line. */
export const RowHead = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
`;

/** Name of a row: wraps to two lines on a phone when one is too narrow. */
export const RowName = styled.span`
  ${truncate}
  font-weight: 550;
  line-height: 20px;
  [data-density='touch'] & {
    max-height: 36px;
    line-height: 18px;
    white-space: normal;
  }
`;

/** The plate beside the name; on phones, and before the word for a state, beside short ones, and not where that word is long. Where all stands on one short line, an alarm has the room. */
export const HeadPlate = styled(Plate)`
  @container rastro-device-list ${NARROW} {
    display: none;
  }
  @container rastro-device-list ${SHORT} {
    [data-long='true']:not([data-density='comfortable'] [data-status='moving']) &,
    [data-density='touch'] [data-status='idle']:not([data-alarm]) &,
    [data-density='compact'] [data-alarm] & {
      display: none;
    }
  }
`;

/** The plate on the second line, where the first has no room for it. */
export const LinePlate = styled(Plate)`
  display: none;
  @container rastro-device-list ${NARROW} {
    display: inline-block;
  }
  @container rastro-device-list ${SHORT} {
    [data-long='true']:not([data-density='comfortable'] [data-status='moving']) &,
    [data-density='touch'] [data-status='idle']:not([data-alarm]) & {
      display: inline-block;
    }
  }
  /* On one line it is beside the name, or left out. */
  [data-density='compact'] &&&& {
    display: none;
  }
`;

/** The second line. */
export const RowLine = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  color: var(--rastro-text-muted);
  font-size: var(--row-small, 12px);
  line-height: 16px;
  /* A long alarm gives way after what stands behind it: half a pixel would cut a short one. */
  & > :last-child {
    flex-shrink: 1e5;
  }
  [data-density='compact'] & {
    flex: 1 10000 auto;
  }
  [data-density='compact'] &::before {
    content: '·';
  }
  @container rastro-device-list ${SHORT} {
    [data-density='compact'] &:not(:has(> :last-child mark)) {
      display: none;
    }
    [data-density='compact'] &:has(> :last-child mark) {
      flex: 0 10000 auto;
      min-width: 40%;
    }
  }
`;

/** Figures at the right; who may take the alarm has that in place of the value. */
export const RowSide = styled.span`
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: flex-end;
  white-space: nowrap;
  &:has(.rastro-row-take) .rastro-row-value {
    display: none;
  }
  [data-density='compact'] & {
    flex-direction: row-reverse;
    gap: 8px;
    align-items: center;
  }
`;

/** Speed, or the word for the state. */
export const RowValue = styled.span`
  color: var(--status-text);
  font-weight: 600;
  line-height: 20px;
  & > small {
    font-size: 11.5px;
    font-weight: 500;
  }
  @container rastro-device-list (max-width: 339.98px) {
    & > .rastro-row-duration {
      display: none;
    }
  }
  /* On one short line the name comes before the minutes. */
  @container rastro-device-list ${SHORT} {
    [data-density='compact'] & > .rastro-row-duration {
      display: none;
    }
  }
`;

/** The word for a state: on a phone as short as its filter says it, so that the name keeps one line; read aloud whole. */
export const RowWord = styled.span`
  [data-density='touch'] &[data-short] {
    font-size: 0;
    &::after {
      font-size: 15px;
      content: attr(data-short) / '';
    }
  }
`;

/** Anchor, lock, key, age. */
export const RowMarks = styled.span`
  display: flex;
  gap: 5px;
  align-items: center;
  color: var(--rastro-text-subtle);
  font-size: var(--row-small, 12px);
  line-height: 16px;
  & > span {
    display: inline-flex;
    align-items: center;
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  & svg[data-mark='on'] {
    color: var(--rastro-status-moving-text);
    fill: currentColor;
  }
  /* Colour and filling alone read badly at this size: a key that is off is struck out. */
  & > span[data-mark='off'] {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: 50% -1px auto;
      border-top: 1.5px solid currentColor;
      outline: 1px solid var(--row-surface, var(--rastro-surface));
      transform: rotate(45deg);
    }
  }
  & svg[data-mark='locked'],
  & svg[data-mark='clock'] {
    color: var(--rastro-status-alarm-text);
  }
`;
