import type { ReactElement } from 'react';
import { HOUR_MS } from '../../domain';
import { LineChart } from './line-chart';

export default { title: 'SDK / ui / Line chart' };

const span = { fromMs: 0, toMs: 24 * HOUR_MS };
const wave = (from: number, to: number, shift: number) =>
  Array.from({ length: 200 }, (_, index) => ({
    atMs: span.fromMs + (from + ((to - from) * index) / 200) * HOUR_MS,
    value: 50 + 40 * Math.sin(index / 12 + shift),
  }));

export const Day = (): ReactElement => (
  <LineChart
    timeZone="UTC"
    label="km/h"
    lines={[
      { deviceId: 1, color: 'var(--rastro-trail-1)', parts: [wave(6, 11, 0), wave(13, 20, 1)] },
      {
        deviceId: 2,
        color: 'var(--rastro-trail-2)',
        parts: [wave(8, 18, 2), [{ atMs: 22 * HOUR_MS, value: 30 }]],
      },
    ]}
    span={span}
    scale={{ min: 0, max: 100 }}
    ticks={['0', '50 km/h', '100 km/h']}
    sayTime={(ms) => `${Math.round(ms / HOUR_MS)} h`}
    describe={() => 'Fiorino 07 · 50 km/h'}
    currentMs={15 * HOUR_MS}
    onPress={() => undefined}
  />
);
Day.meta = { about: 'Two vehicles over a day, with gaps and a point alone.', ready: 'figure path' };
