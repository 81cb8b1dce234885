import { styled } from 'styled-components';

/** The place of a graph and how its parts look. */
export const GraphRoot = styled.div`
  position: relative;
  touch-action: pan-y;
  user-select: none;
  cursor: crosshair;
  & > svg {
    display: block;
    overflow: visible;
    border-bottom: 1px solid var(--rastro-border);
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
  & [data-kind='pointer'] {
    stroke: var(--rastro-text-subtle);
    stroke-dasharray: 2 3;
  }
  & [data-kind='cursor'] {
    stroke: var(--rastro-text);
    stroke-width: 1.25;
  }
  & > ul {
    position: relative;
    height: 16px;
    margin: 2px 0 0;
    padding: 0;
    list-style: none;
    color: var(--rastro-text-muted);
    font-size: 11px;
    line-height: 14px;
  }
  & > ul > li {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  & > ul > li:first-child {
    transform: none;
  }
  & > ul > li:last-child {
    transform: translateX(-100%);
  }
`;

/** What was measured where somebody points. */
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
