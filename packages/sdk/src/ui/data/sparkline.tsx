'use client';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { type Measurement, thinMeasurements } from '../../domain';
import { classNames } from '../class-names';

const WIDTH = 200;
const HEIGHT = 36;
/** The line is not cut at its highest and lowest. */
const EDGE = 2;

const Root = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  overflow: visible;
  & > path {
    fill: none;
    stroke: var(--rastro-accent-ink);
    stroke-width: 1.5px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    & > path {
      stroke: CanvasText;
    }
  }
`;

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** Oldest first; with fewer than two nothing is drawn. */
  measurements: readonly Measurement[];
  /** Label for screen readers: the subject, start and end of the line. */
  label: string;
  className?: string;
}

/** A small line of what was measured, as wide as its place. */
export function Sparkline({ measurements, label, className }: SparklineProps): ReactElement {
  const path = useMemo(() => toPath(measurements), [measurements]);
  return (
    <Root
      role="img"
      aria-label={label}
      className={classNames('rastro-sparkline', className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </Root>
  );
}

function toPath(measurements: readonly Measurement[]): string {
  const thin = thinMeasurements(measurements, WIDTH / 2);
  const [first, last] = [thin[0], thin.at(-1)];
  if (!first || !last || first === last) return '';
  const values = thin.map(({ value }) => value);
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const toX = (atMs: number) => ((atMs - first.atMs) / Math.max(1, last.atMs - first.atMs)) * WIDTH;
  const toY = (value: number) =>
    HEIGHT - EDGE - ((value - min) / (max - min || 1)) * (HEIGHT - 2 * EDGE);
  return thin
    .map(
      ({ atMs, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${toX(atMs).toFixed(1)} ${toY(value).toFixed(1)}`,
    )
    .join('');
}
