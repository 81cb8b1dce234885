import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { dropZeroDecimals } from './drop-zero-decimals';
import { ownText } from '../mixins';

/** Frame of a chart: axis labels at the left, its plot beside them. */
export const ChartRoot = styled.figure<{ $axisPx: number }>`
  ${ownText}
  position: relative;
  display: grid;
  grid-template-columns: ${({ $axisPx }) => $axisPx}px minmax(0, 1fr);
  margin: 0;
  color: var(--rastro-text-muted);
  font: 400 11.5px/16px var(--rastro-font-family);
  font-variant-numeric: tabular-nums;
`;
const Axis = styled.div`
  position: relative;
  & > span {
    position: absolute;
    inset-inline-end: 8px;
    transform: translateY(50%);
    white-space: nowrap;
  }
`;
/** The plot: a line at the foot, at half and above. */
export const chartPlot = (heightPx: number) => css`
  position: relative;
  height: ${heightPx}px;
  border-bottom: 1px solid var(--rastro-border-strong);
  background-image: linear-gradient(var(--rastro-border) 1px, transparent 1px);
  background-size: 100% ${heightPx / 2}px;
`;
const Tip = styled.div`
  position: absolute;
  z-index: 1;
  max-width: 260px;
  padding: 4px 8px;
  overflow: hidden;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-surface-inverse);
  color: var(--rastro-text-inverse);
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: pre-line;
  pointer-events: none;
`;

/** Axis labels at zero, half and all; the figures themselves are read aloud elsewhere. */
export function ChartAxis({
  ticks,
  heightPx,
}: {
  ticks: readonly [string, string, string];
  heightPx: number;
}): ReactElement {
  return (
    <Axis aria-hidden="true" style={{ height: heightPx }}>
      {dropZeroDecimals(ticks).map((tick, index) => (
        <span key={index} data-figure style={{ bottom: `${index * 50}%` }}>
          {tick}
        </span>
      ))}
    </Axis>
  );
}

/** Tooltip of the hovered place, kept inside the plot. */
export function ChartTip({
  share,
  topPx,
  children,
}: {
  /** Position from the left, 0 to 1. */
  share: number;
  topPx: number;
  children: ReactNode;
}): ReactElement {
  const percent = share * 100;
  return (
    <Tip style={{ top: topPx, left: `${percent}%`, transform: `translateX(-${percent}%)` }}>
      {children}
    </Tip>
  );
}
