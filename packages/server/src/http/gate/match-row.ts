import type { CallRow } from './gate-row';

/** A row and what its path carried. */
export interface RowMatch<Row extends CallRow = CallRow> {
  row: Row;
  /** The path, made anew from the row and what was understood. */
  path: string;
  id: number | undefined;
  /** Name of the id in the template. */
  idName: string | undefined;
}

/** Match of a path: the row, or the methods it has rows for (empty: unknown path). */
export type RowAnswer<Row extends CallRow> =
  | { match: RowMatch<Row> }
  | { allowedMethods: string[] };

const ID = /^[1-9]\d{0,14}$/;
const PARAMETER = /^\{(\w+)\}$/;
const ID_PARAMETER = /^\{(id|\w+Id)\}$/;

interface Template<Row> {
  /** Checks by position: true when a path segment is allowed there. */
  fits: readonly ((segment: string) => boolean)[];
  idAt: number;
  idName: string | undefined;
  rows: Map<string, Row>;
}

/**
 * Prepares the table. Each path is compared once, segment by segment, with the templates of its length.
 * Throws when two rows say the same, so that none is silently unreachable.
 */
export function createRowMatcher<Row extends CallRow>(
  rows: readonly Row[],
): (method: string, path: string) => RowAnswer<Row> {
  const templates = new Map<string, Template<Row>>();
  const byLength = new Map<number, Template<Row>[]>();
  for (const row of rows) {
    const known = templates.get(row.template);
    const template = known ?? readTemplate<Row>(row);
    if (template.rows.has(row.method)) {
      throw new Error(`Two rows of the gate are the same: ${row.method} ${row.template}`);
    }
    template.rows.set(row.method, row);
    templates.set(row.template, template);
    const { length } = template.fits;
    if (known === undefined) byLength.set(length, [...(byLength.get(length) ?? []), template]);
  }

  return (method, path) => {
    const segments = path.slice(1).split('/');
    const found = (byLength.get(segments.length) ?? []).filter(({ fits }) =>
      fits.every((fit, index) => fit(segments[index] ?? '')),
    );
    for (const { rows: byMethod, idAt, idName } of found) {
      const row = byMethod.get(method);
      const id = idAt === -1 ? undefined : Number(segments[idAt]);
      if (row !== undefined) {
        return { match: { row, path: `/${segments.join('/')}`, id, idName } };
      }
    }
    return { allowedMethods: [...new Set(found.flatMap(({ rows: all }) => [...all.keys()]))] };
  };
}

function readTemplate<Row extends CallRow>({ template, choices }: CallRow): Template<Row> {
  const parts = template.slice(1).split('/');
  const idAt = parts.findIndex((part) => ID_PARAMETER.test(part));
  return {
    fits: parts.map((part) => {
      const name = PARAMETER.exec(part)?.[1];
      if (name === undefined) return (segment) => segment === part;
      if (ID_PARAMETER.test(part)) return (segment) => ID.test(segment);
      const allowed = new Set(choices?.[name]);
      return (segment) => allowed.has(segment);
    }),
    idAt,
    idName: ID_PARAMETER.exec(parts[idAt] ?? '')?.[1],
    rows: new Map(),
  };
}
