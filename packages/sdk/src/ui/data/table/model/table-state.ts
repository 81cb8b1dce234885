import type { TableColumn } from './table-column';

/** User's settings of a table. Plain data: hosts keep it as JSON. */
export interface TableState {
  /** The columns in their order and whether each is shown; [] is as the table's maker meant it. */
  columns: readonly { id: string; isShown: boolean }[];
  sort: { columnId: string; isDescending: boolean } | null;
  /** The values that pass, by column; a column without any filters nothing. */
  filters: Readonly<Record<string, readonly string[]>>;
  query: string;
  density: 'comfortable' | 'compact';
}

/** A table nobody has set up. */
export const DEFAULT_TABLE_STATE: TableState = {
  columns: [],
  sort: null,
  filters: {},
  query: '',
  density: 'comfortable',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what was kept, by this version or another: what it does not understand counts as not set. */
export function readTableState(kept: unknown): TableState {
  if (!isRecord(kept)) return DEFAULT_TABLE_STATE;
  const { columns, sort, filters, query, density } = kept;
  return {
    columns: Array.isArray(columns)
      ? columns.flatMap((entry: unknown) =>
          isRecord(entry) && typeof entry['id'] === 'string'
            ? [{ id: entry['id'], isShown: entry['isShown'] !== false }]
            : [],
        )
      : [],
    sort:
      isRecord(sort) && typeof sort['columnId'] === 'string'
        ? { columnId: sort['columnId'], isDescending: sort['isDescending'] === true }
        : null,
    filters: isRecord(filters)
      ? Object.fromEntries(
          Object.entries(filters).flatMap(([id, values]) =>
            Array.isArray(values)
              ? [[id, values.filter((value): value is string => typeof value === 'string')]]
              : [],
          ),
        )
      : {},
    query: typeof query === 'string' ? query : '',
    density: density === 'compact' ? 'compact' : 'comfortable',
  };
}

/** A column with its place in the choice of columns. */
export interface PlacedColumn<Row> {
  column: TableColumn<Row>;
  isShown: boolean;
}

/**
 * All columns in the order people gave them: fixed ones first, those that the state does not know
 * behind the column they follow by default. What the state knows and the table does not is left out.
 */
export function placeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { columns: kept }: Pick<TableState, 'columns'>,
): PlacedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = new Map(kept.map(({ id, isShown }) => [id, isShown]));
  const order = [...shown.keys()].filter((id) => byId.has(id) && !byId.get(id)?.fixed);
  const fixed = columns.filter((column) => column.fixed).map(({ id }) => id);
  columns.forEach(({ id }, index) => {
    if (shown.has(id) || fixed.includes(id)) return;
    const before = columns.slice(0, index).map((column) => column.id);
    const after = Math.max(-1, ...before.map((other) => order.indexOf(other)));
    order.splice(after + 1, 0, id);
  });
  return [...fixed, ...order].flatMap((id) => {
    const column = byId.get(id);
    if (!column) return [];
    return [{ column, isShown: column.fixed === true || (shown.get(id) ?? !column.hidden) }];
  });
}

/** The columns' state with one of them moved to the place of another. */
export function moveColumn<Row>(
  placed: readonly PlacedColumn<Row>[],
  id: string,
  toIndex: number,
): TableState['columns'] {
  const rest = placed.filter(({ column }) => column.id !== id);
  const moved = placed.find(({ column }) => column.id === id);
  const least = rest.filter(({ column }) => column.fixed).length;
  if (moved && !moved.column.fixed) rest.splice(Math.max(least, toIndex), 0, moved);
  return toColumnState(moved?.column.fixed ? placed : rest);
}

/** Placed columns as the state keeps them. */
export const toColumnState = <Row>(placed: readonly PlacedColumn<Row>[]): TableState['columns'] =>
  placed.map(({ column, isShown }) => ({ id: column.id, isShown }));

/** The order after a column was pressed: up first, then turned round. */
export const toggleTableSort = (
  sort: TableState['sort'],
  columnId: string,
): NonNullable<TableState['sort']> => ({
  columnId,
  isDescending: sort?.columnId === columnId && !sort.isDescending,
});
