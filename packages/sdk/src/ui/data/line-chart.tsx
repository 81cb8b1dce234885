'use client';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Measurement, Period } from '../../domain';
import { classNames } from '../class-names';
import { useElementWidth } from '../use-element-width';
import { ChartAxis, chartPlot, ChartRoot, ChartTip } from './chart-frame';
import { drawGraph, listTicks } from './draw-graph';

const PLOT_PX = 160;

const Plot = styled.div`
  ${chartPlot(PLOT_PX)}
  touch-action: pan-y;
  cursor: crosshair;
  & > svg {
    display: block;
    overflow: visible;
  }
  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & line {
    stroke: var(--rastro-text-subtle);
    stroke-dasharray: 2 3;
  }
  & line[data-kind='current'] {
    stroke: var(--rastro-text);
    stroke-dasharray: none;
  }
`;
const Times = styled.div`
  position: relative;
  grid-column: 2;
  height: 20px;
  padding-top: 4px;
  & > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
`;

/** One line. */
export interface ChartLine {
  deviceId: number;
  /** A CSS colour. */
  color: string;
  /** One list for each part without a gap, oldest first. */
  parts: readonly (readonly Measurement[])[];
}

/** Props of {@link LineChart}. */
export interface LineChartProps {
  /** Label for screen readers. */
  label: string;
  lines: readonly ChartLine[];
  span: Period;
  scale: { min: number; max: number };
  /** The words of the axis at its lowest, half and highest. */
  ticks: readonly [string, string, string];
  /** Time zone of the full hours; default the browser's. */
  timeZone: string | undefined;
  /** A moment below the plot, as people read it. */
  sayTime: (atMs: number) => string;
  /** Describes the hovered moment, a line each. */
  describe: (atMs: number) => string;
  /** The moment of what is open elsewhere; null of nothing. */
  currentMs: number | null;
  /** Somebody pressed at a moment, and how high: a value of the scale. */
  onPress: (atMs: number, value: number) => void;
  className?: string;
}

/** Measurements as lines over time; lows and highs stay however many there are. As wide as its place. */
export function LineChart({
  label,
  lines,
  span,
  scale,
  ticks,
  timeZone,
  sayTime,
  describe,
  currentMs,
  onPress,
  className,
}: LineChartProps): ReactElement {
  const [watchWidth, widthPx] = useElementWidth();
  const width = widthPx ?? 0;
  const [pointedMs, setPointed] = useState<number | null>(null);
  const colors = useMemo(() => new Map(lines.map((one) => [one.deviceId, one.color])), [lines]);
  const graph = useMemo(
    () => drawGraph(lines, span, { width, height: PLOT_PX, scale }),
    [lines, span, width, scale],
  );
  const spanMs = Math.max(1, span.toMs - span.fromMs);
  const toX = (atMs: number) => ((atMs - span.fromMs) / spanMs) * width;
  const read = (event: { currentTarget: Element; clientX: number; clientY: number }) => {
    const { left, top, width: px } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, px)));
    const height = 1 - Math.min(1, Math.max(0, (event.clientY - top) / PLOT_PX));
    return {
      atMs: span.fromMs + share * spanMs,
      value: scale.min + height * (scale.max - scale.min),
    };
  };
  return (
    <ChartRoot $axisPx={72} className={classNames('rastro-line-chart', className)}>
      <ChartAxis ticks={ticks} heightPx={PLOT_PX} />
      <Plot
        ref={watchWidth}
        onPointerMove={(event) => setPointed(read(event).atMs)}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const { atMs, value } = read(event);
          onPress(atMs, value);
        }}
      >
        <svg role="img" aria-label={label} width={width} height={PLOT_PX}>
          {graph.lines.map(({ deviceId, line }) => (
            <path key={deviceId} d={line} style={{ color: colors.get(deviceId) }} />
          ))}
          {[pointedMs, currentMs].map((atMs, index) =>
            atMs === null ? null : (
              <line
                key={index}
                data-kind={index === 0 ? 'pointed' : 'current'}
                x1={toX(atMs)}
                x2={toX(atMs)}
                y1={0}
                y2={PLOT_PX}
              />
            ),
          )}
        </svg>
        {pointedMs === null ? null : (
          <ChartTip share={(pointedMs - span.fromMs) / spanMs} topPx={4}>
            {describe(pointedMs)}
          </ChartTip>
        )}
      </Plot>
      <Times aria-hidden="true">
        {listTicks(span, width, timeZone).map((ms) => (
          <span key={ms} style={{ left: toX(ms) }}>
            {sayTime(ms)}
          </span>
        ))}
      </Times>
    </ChartRoot>
  );
}
