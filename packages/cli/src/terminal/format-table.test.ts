import { expect, it } from 'vitest';
import { formatTable } from './format-table';

it('aligns columns by their widest cell', () => {
  const table = formatTable(
    ['ID', 'NAME'],
    [
      ['1', 'Bus'],
      ['23', 'Ônibus'],
    ],
  );
  expect(table).toBe('ID  NAME\n1   Bus\n23  Ônibus\n');
});

it('lets no name steer the terminal', () => {
  expect(formatTable(['NAME'], [['\u001b[2Jgone\nnext']])).toBe('NAME\n [2Jgone next\n');
});
