'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import { ownText } from '../mixins';
import { VisuallyHidden } from '../visually-hidden';

const PLOT_PX = 112;

const Root = styled.figure`
  ${ownText}
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  margin: 0;
  color: var(--rastro-text-muted);
  font: 400 11.5px/16px var(--rastro-font-family);
  font-variant-numeric: tabular-nums;
`;
const Axis = styled.div`
  position: relative;
  height: ${PLOT_PX}px;
  & > span {
    position: absolute;
    inset-inline-end: 8px;
    transform: translateY(50%);
    white-space: nowrap;
  }
`;
const Plot = styled.div`
  position: relative;
  display: flex;
  height: ${PLOT_PX}px;
  border-bottom: 1px solid var(--rastro-border-strong);
  background-image: linear-gradient(var(--rastro-border) 1px, transparent 1px);
  background-size: 100% ${PLOT_PX / 2}px;
`;
const Bar = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: center;
  min-width: 0;
  &:hover {
    background: var(--rastro-surface-active);
  }
  & > i {
    width: 60%;
    min-width: 1px;
    max-width: 48px;
    border-radius: 2px 2px 0 0;
    background: var(--rastro-speed-ramp-1);
  }
  &:hover > i {
    background: var(--rastro-map-trail);
  }
`;
const Tip = styled.div`
  position: absolute;
  inset-block-end: calc(100% - 20px);
  z-index: 1;
  max-width: 240px;
  padding: 3px 8px;
  overflow: hidden;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-text);
  color: var(--rastro-surface);
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;
const Names = styled.div`
  position: relative;
  grid-column: 2;
  display: flex;
  height: 20px;
  padding-top: 4px;
  & > span {
    flex: 1;
    min-width: 0;
    text-align: center;
    white-space: nowrap;
  }
  & > span > span {
    display: inline-block;
    max-width: 96px;
    margin-inline: -48px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** One bar. */
export interface ChartBar {
  key: string;
  /** What it is of; text of strangers maybe. */
  name: string;
  value: number;
  /** The value as people read it. */
  text: string;
}

/** Props of {@link BarChart}. */
export interface BarChartProps {
  /** What the bars show, read aloud. */
  label: string;
  bars: readonly ChartBar[];
  /** The value of the plot's upper edge. */
  max: number;
  /** The words of the axis at nothing, half and all. */
  ticks: readonly [string, string, string];
  /** Names below the bars, at most so many. Default 12. */
  mostNames?: number;
  className?: string;
}

/** Figures as bars side by side, from nothing up to a round figure. As wide as its place. */
export function BarChart({
  label,
  bars,
  max,
  ticks,
  mostNames = 12,
  className,
}: BarChartProps): ReactElement {
  const [over, setOver] = useState<number | null>(null);
  const every = Math.max(1, Math.ceil(bars.length / mostNames));
  const shown = over === null ? undefined : bars[over];
  const atPercent = over === null ? 0 : ((over + 0.5) / Math.max(1, bars.length)) * 100;
  return (
    <Root className={classNames('rastro-bar-chart', className)} aria-label={label}>
      <Axis aria-hidden="true">
        {ticks.map((tick, index) => (
          <span key={index} style={{ bottom: `${index * 50}%` }}>
            {tick}
          </span>
        ))}
      </Axis>
      <Plot aria-hidden="true" onMouseLeave={() => setOver(null)}>
        {bars.map(({ key, value }, index) => (
          <Bar key={key} onMouseEnter={() => setOver(index)}>
            <i style={{ height: `${Math.max(0, Math.min(1, value / max)) * 100}%` }} />
          </Bar>
        ))}
        {shown ? (
          <Tip style={{ left: `${atPercent}%`, transform: `translateX(-${atPercent}%)` }}>
            {shown.name} · <strong>{shown.text}</strong>
          </Tip>
        ) : null}
      </Plot>
      <Names aria-hidden="true">
        {bars.map(({ key, name }, index) => (
          <span key={key}>{index % every === 0 ? <span>{name}</span> : null}</span>
        ))}
      </Names>
      <VisuallyHidden>
        <ul aria-label={label}>
          {bars.map(({ key, name, text }) => (
            <li key={key}>{`${name}: ${text}`}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </Root>
  );
}
