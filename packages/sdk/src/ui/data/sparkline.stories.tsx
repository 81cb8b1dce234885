import type { ReactElement } from 'react';
import { Sparkline } from './sparkline';

export default { title: 'SDK / ui / Sparkline' };

const wave = Array.from({ length: 400 }, (_, index) => ({
  atMs: index * 30_000,
  value: 40 + 30 * Math.sin(index / 25) + (index === 200 ? 60 : 0),
}));

export const Lines = (): ReactElement => (
  <div style={{ display: 'grid', gap: 16, maxWidth: 240 }}>
    <Sparkline measurements={wave} label="30 – 130 km/h" />
    <Sparkline measurements={wave.slice(0, 2)} label="40 – 41 km/h" />
    <Sparkline measurements={[]} label="–" />
  </div>
);
Lines.meta = { about: 'Hours of measurements with one that stands out, two, none.' };
