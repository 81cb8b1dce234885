import { expect, it } from 'vitest';
import { foldColumns } from './fold-columns';
import type { TableColumn } from './table-column';

const column = (id: string, under?: TableColumn<object>['under']): TableColumn<object> => ({
  id,
  label: id,
  value: () => null,
  ...(under && { under }),
});
const driver = column('driver', { id: 'vehicle' });
const end = column('end', { id: 'start', head: 'Way' });
const said = (shown: readonly TableColumn<object>[]) =>
  foldColumns(shown).map(({ label, below }) => (below ? `${label}/${below.id}` : label));

it('a column stands below the one right before it, where it says so', () => {
  const [vehicle, start] = [column('vehicle'), column('start')];
  expect(said([vehicle, driver, start, end])).toEqual(['vehicle/driver', 'Way/end']);
  expect(said([vehicle, start, driver, end])).toEqual(['vehicle', 'start', 'driver', 'end']);
  expect(said([driver, vehicle, end])).toEqual(['driver', 'vehicle', 'end']);
});

it('no two stand below one', () => {
  const other = column('plate', { id: 'vehicle' });
  expect(said([column('vehicle'), driver, other])).toEqual(['vehicle/driver', 'plate']);
});
