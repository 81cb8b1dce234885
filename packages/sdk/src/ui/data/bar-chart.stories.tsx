import type { ReactElement } from 'react';
import { BarChart, type ChartBar } from './bar-chart';

export default { title: 'SDK / ui / Bar chart' };

const month: ChartBar[] = Array.from({ length: 31 }, (_, index) => {
  const value = index % 7 === 3 ? 0 : 400 + ((index * 137) % 430);
  return { key: String(index), name: `${index + 1}/10`, value, text: `${value} km` };
});

export const Month = (): ReactElement => (
  <BarChart label="km" bars={month} max={1000} ticks={['0', '500 km', '1.000 km']} />
);
Month.meta = { about: 'The days of a month, some without anything.', ready: 'figure' };

export const Hostile = (): ReactElement => (
  <BarChart
    label="km"
    bars={[
      { key: 'a', name: '<img src=x onerror=alert(1)>'.repeat(3), value: 5, text: '5 km' },
      {
        key: 'b',
        name: 'Caminhão com um nome que não cabe em lugar nenhum',
        value: 9,
        text: '9 km',
      },
    ]}
    max={10}
    ticks={['0', '5 km', '10 km']}
  />
);
Hostile.meta = { about: 'Long names, and one that would like to be markup.', ready: 'figure' };
