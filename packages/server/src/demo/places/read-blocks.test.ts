import { expect, it } from 'vitest';
import { readBlocks } from './read-blocks';

const HEAD = 'name,class,zip_left,zip_right,left_from,left_to,right_from,right_to,line';

it('reads the sides of blocks as far as they are known', () => {
  const rows = [
    'Guadalupe St,secondary,,78751,,,4401,4499,"-97.73369,30.30977 -97.73299,30.31087"',
    'Bunny Run,residential,,,,,,,"-97.80619,30.34817 -97.80641,30.34848"',
  ];
  expect(readBlocks([HEAD, ...rows, ''].join('\n'))).toMatchObject([
    {
      name: 'Guadalupe St',
      line: [
        { latitude: 30.30977, longitude: -97.73369 },
        { latitude: 30.31087, longitude: -97.73299 },
      ],
      left: {},
      right: { numbers: { from: 4401, to: 4499 }, zip: '78751' },
    },
    { name: 'Bunny Run', left: {}, right: {} },
  ]);
});

it('names a column that is missing', () => {
  expect(() => readBlocks('name,class\nGuadalupe St,secondary')).toThrow('have no column line');
});
