/** Grouping of rows below lines of their own. */
export interface TableGrouping<Row> {
  keyOf: (row: Row) => string;
  /** Title in the line above a group's rows; the other columns show their totals. */
  title: (key: string, rows: readonly Row[]) => string;
  /** The order of the groups by their keys; default that of their first rows. */
  compare?: (left: string, right: string) => number;
}

/** Rows that stand together. */
export interface RowGroup<Row> {
  key: string;
  title: string;
  rows: readonly Row[];
  /** Index of its first row among all rows. */
  first: number;
}

/** Rows with those of a group together, in the order they had, and the groups. */
export function groupRows<Row>(
  rows: readonly Row[],
  { keyOf, title, compare }: TableGrouping<Row>,
): { rows: readonly Row[]; groups: readonly RowGroup<Row>[] } {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = byKey.get(key);
    if (known) known.push(row);
    else byKey.set(key, [row]);
  }
  const keys = [...byKey.keys()];
  if (compare) keys.sort(compare);
  const groups: RowGroup<Row>[] = [];
  const ordered: Row[] = [];
  for (const key of keys) {
    const own = byKey.get(key) ?? [];
    groups.push({ key, title: title(key, own), rows: own, first: ordered.length });
    for (const row of own) ordered.push(row);
  }
  return { rows: ordered, groups };
}

/** The lines of a table: rows by their index, groups by -1 for the first, -2 for the second… */
export interface TableLines {
  lines: readonly number[];
  /** The line of a row. */
  lineOf: (row: number) => number;
  /** Returns the number of rows before a line. */
  rowsBefore: (line: number) => number;
}

/** Lines of so many rows, each group's own before its first row. */
export function listLines(
  rowCount: number,
  groups: readonly Pick<RowGroup<never>, 'first'>[] | null,
): TableLines {
  const starts = (groups ?? []).map(({ first }) => first);
  const lines: number[] = [];
  const lineOfRow: number[] = [];
  let group = 0;
  for (let row = 0; row < rowCount; row += 1) {
    if (starts[group] === row) {
      lines.push(-1 - group);
      group += 1;
    }
    lineOfRow.push(lines.length);
    lines.push(row);
  }
  return {
    lines,
    lineOf: (row) => lineOfRow[row] ?? row,
    rowsBefore(line) {
      const at = lines[line];
      if (at === undefined) return line <= 0 ? 0 : rowCount;
      return at >= 0 ? at : (starts[-1 - at] ?? 0);
    },
  };
}
