import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { SensorSeries } from '../../../domain';
import { SENSOR_HOURS, useAttributeWords, useLabels, useSensorHistory } from '../../../react';
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
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

/** What the sensors of a vehicle measured in the last hours; nothing where none of them moved. */
export function SensorCharts({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useLabels();
  const { data = [] } = useSensorHistory(deviceId);
  if (data.length === 0) return null;
  return (
    <Part title={t('detail.sensors.title', { hours: SENSOR_HOURS })}>
      {data.map((series) => (
        <SensorChart key={series.key} series={series} />
      ))}
    </Part>
  );
}

function SensorChart({ series }: { series: SensorSeries }): ReactElement {
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
        <small>{t('detail.sensors.range', { min, max })}</small>
      </figcaption>
      <Sparkline
        measurements={series.measurements}
        label={t('detail.sensors.chart', { label, hours: SENSOR_HOURS, min, max, last })}
      />
    </Chart>
  );
}
