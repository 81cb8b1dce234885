import { styled } from 'styled-components';

/** The place of a graph and how its parts look. */
export const GraphRoot = styled.div`
  position: relative;
  /* What is drawn is as wide as its place was: it must not keep that wide. */
  contain: inline-size;
  touch-action: pan-y;
  user-select: none;
  cursor: crosshair;
  & svg {
    display: block;
    overflow: visible;
  }
  & [data-kind='stop'] {
    fill: var(--rastro-surface-active);
  }
  & [data-kind='selection'] {
    fill: var(--rastro-accent-soft);
    stroke: var(--rastro-accent-ink);
  }
  & [data-kind='area'] {
    fill: currentColor;
    fill-opacity: 0.07;
  }
  & [data-kind='rest'],
  & [data-kind='played'] {
    fill: none;
    stroke: var(--rastro-border-control);
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  /* Several lines are told apart before they are played, too. */
  & [data-kind='rest'][data-of='several'] {
    stroke: currentColor;
    stroke-opacity: 0.6;
  }
  & [data-kind='played'] {
    stroke: currentColor;
  }
  & [data-kind='event'] {
    stroke: var(--rastro-text-muted);
    stroke-width: 2;
  }
  & [data-kind='alarm'] {
    stroke: var(--rastro-status-alarm);
    stroke-width: 2;
  }
  & [data-kind='limit'] {
    fill: none;
    stroke: var(--rastro-speed-ramp-4);
    stroke-dasharray: 4 3;
    /* A limit is not where a colour begins. */
    &[data-of='devices'] {
      stroke: var(--rastro-status-alarm);
    }
  }
  & [data-kind='grid'] {
    stroke: var(--rastro-border);
  }
`;

/** Line at the pointer. */
export const Pointed = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px dashed var(--rastro-text-subtle);
  pointer-events: none;
`;

/** The moment's place: the plot with its values at the left, the control of the moment and times below. */
export const GraphFrame = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: end;
  column-gap: 4px;
  margin-top: 8px;
  padding-inline-end: 8px;
  color: var(--rastro-text-muted);
  font: 400 11px/14px var(--rastro-font-family);
  font-variant-numeric: tabular-nums;
`;

/** Times below a plot. */
export const TimeAxis = styled.ul`
  position: relative;
  grid-column: 2;
  height: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
`;

/** Label of the dashed limit line, beside the plot where no curve runs. */
export const LimitName = styled.span`
  grid-column: 3;
  width: min-content;
  transform: translateY(50%);
  font-size: 11px;
  line-height: 13px;
  pointer-events: none;
`;

/** Tooltip with the value at the pointer. */
export const Tip = styled.span`
  position: absolute;
  top: -6px;
  padding: 2px 8px;
  transform: translate(-50%, -60%);
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-surface-inverse);
  color: var(--rastro-text-inverse);
  font: 500 12px/16px var(--rastro-font-family);
  white-space: nowrap;
  pointer-events: none;
`;
