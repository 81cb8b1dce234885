import { expect, it } from 'vitest';
import type { FoundItem } from './found-fence';
import { planFenceImport } from './plan-fence-import';

const item = (name: string): FoundItem => ({
  name,
  problem: null,
  leftOut: 0,
  fence: { name, description: '', area: 'CIRCLE (0 0, 1)', attributes: {} },
});
const refused: FoundItem = { name: 'Yard', fence: null, problem: 'POINT', leftOut: 0 };

it('tells new fences from those whose name there is, each once', () => {
  const existing = [
    { id: 1, name: 'Depot' },
    { id: 2, name: 'depot' },
    { id: 3, name: 'Yard' },
  ];
  const items = [item('DEPOT '), refused, item('Depot'), item(''), item('Shop')];
  expect(planFenceImport(items, existing).map(({ index, same }) => [index, same?.id])).toEqual([
    [0, 1],
    [2, undefined],
    [3, undefined],
    [4, undefined],
  ]);
});
