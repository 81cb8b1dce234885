'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden';
import { ChartAxis, chartPlot, ChartRoot, ChartTip } from './chart-frame';

const PLOT_PX = 112;

const Plot = styled.div`
  ${chartPlot(PLOT_PX)}
  display: flex;
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
  /** Name of the bar's subject; may be text of strangers. */
  name: string;
  /** Short name below the bar, where there is little room. Default the name. */
  shortName?: string | undefined;
  value: number;
  /** The value as people read it. */
  text: string;
}

/** Props of {@link BarChart}. */
export interface BarChartProps {
  /** Label for screen readers. */
  label: string;
  bars: readonly ChartBar[];
  /** The value of the plot's upper edge. */
  max: number;
  /** The words of the axis at nothing, half and all. */
  ticks: readonly [string, string, string];
  /** Names below the bars, at most so many. Default 12. */
  maxNames?: number;
  className?: string;
}

/** Figures as bars side by side, from nothing up to a round figure. As wide as its place. */
export function BarChart({
  label,
  bars,
  max,
  ticks,
  maxNames = 12,
  className,
}: BarChartProps): ReactElement {
  const [over, setOver] = useState<number | null>(null);
  const every = Math.max(1, Math.ceil(bars.length / maxNames));
  const shown = over === null ? undefined : bars[over];
  const longest = Math.max(...ticks.map(({ length }) => length));
  return (
    <ChartRoot
      $axisPx={Math.max(56, 14 + 6 * longest)}
      className={classNames('rastro-bar-chart', className)}
      aria-label={label}
    >
      <ChartAxis ticks={ticks} heightPx={PLOT_PX} />
      <Plot aria-hidden="true" onMouseLeave={() => setOver(null)}>
        {bars.map(({ key, value }, index) => (
          <Bar key={key} onMouseEnter={() => setOver(index)}>
            <i style={{ height: `${Math.max(0, Math.min(1, value / max)) * 100}%` }} />
          </Bar>
        ))}
        {shown && over !== null ? (
          <ChartTip share={(over + 0.5) / bars.length} topPx={-8}>
            {shown.name} · <strong>{shown.text}</strong>
          </ChartTip>
        ) : null}
      </Plot>
      <Names aria-hidden="true">
        {bars.map(({ key, name, shortName = name }, index) => (
          <span key={key}>{index % every === 0 ? <span>{shortName}</span> : null}</span>
        ))}
      </Names>
      <VisuallyHidden>
        <ul aria-label={label}>
          {bars.map(({ key, name, text }) => (
            <li key={key}>{`${name}: ${text}`}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </ChartRoot>
  );
}
