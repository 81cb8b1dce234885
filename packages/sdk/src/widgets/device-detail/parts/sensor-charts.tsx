import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { readAttribute, type SensorSeries } from '../../../domain';
import { SENSOR_HOURS, useAttributeWords, useLabels } from '../../../react';
import { Sparkline } from '../../../ui';
import { Part } from './part';

const Chart = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  align-items: center;
  gap: 12px;
  margin: 0;
  padding: 8px 0;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  & figcaption {
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: 600;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

/** Charts of a vehicle's sensors over the last hours; nothing when none of them changed. */
export function SensorCharts({
  sensors,
  position,
}: {
  sensors: readonly SensorSeries[];
  position: Position | undefined;
}): ReactElement | null {
  const t = useLabels();
  if (sensors.length === 0) return null;
  return (
    <Part title={t('detail.sensors.title', { hours: SENSOR_HOURS })}>
      {sensors.map((series) => (
        // The speed of now is at the head.
        <SensorChart
          key={series.key}
          series={series}
          value={series.key === 'speed' ? undefined : readAttribute(position, series.key)}
        />
      ))}
    </Part>
  );
}

function SensorChart({
  series,
  value,
}: {
  series: SensorSeries;
  /** Current value; undefined when it is shown elsewhere. */
  value: unknown;
}): ReactElement {
  const t = useLabels();
  const words = useAttributeWords();
  const say = (value: number) => words.text(series.key, value);
  const label = words.label(series.key);
  const [min, max] = [say(series.min), say(series.max)];
  const last = say(series.measurements.at(-1)?.value ?? 0);
  return (
    <Chart>
      <figcaption>
        {label}
        {value === undefined ? null : <strong> {words.text(series.key, value)}</strong>}
        <small>{t('detail.sensors.range', { min, max })}</small>
      </figcaption>
      <Sparkline
        measurements={series.measurements}
        label={t('detail.sensors.chart', { label, hours: SENSOR_HOURS, min, max, last })}
      />
    </Chart>
  );
}
