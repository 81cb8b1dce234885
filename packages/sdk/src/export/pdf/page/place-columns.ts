import type { ExportColumn } from '../../table/export-table';

/** Position of a column on the page, in points. */
export interface PageColumn {
  left: number;
  width: number;
  /** Figures end at the right. */
  isFigure: boolean;
}

/** Widths that a column's texts need, in points. */
export interface ColumnNeed {
  /** Width of its longest text. */
  natural: number;
  /** Width of its longest word: less would cut one. */
  least: number;
}

const MIN = 34;
const WIDEST_TEXT = 190;

/** Kinds whose values are read as text, from the left. */
const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'day', 'time']);

/** True when the values of a column are left-aligned. */
const isTextKind = (kind: ExportColumn['kind']): boolean => TEXT_KINDS.has(kind);

/**
 * Columns side by side in `width` points: room to spare goes to all in the measure of what they ask
 * for, and where it lacks, texts give way before figures do.
 */
export function placeColumns(
  columns: readonly Pick<ExportColumn, 'kind'>[],
  needs: readonly ColumnNeed[],
  { left, width, padding }: { left: number; width: number; padding: number },
): PageColumn[] {
  const wanted = columns.map(({ kind }, index) => {
    const { natural = 0 } = needs[index] ?? {};
    const content = kind === 'text' ? Math.min(natural, WIDEST_TEXT) : natural;
    return Math.max(MIN, content + padding * 2);
  });
  const fitted = fit(columns, wanted, needs, { width, padding });
  let at = left;
  return columns.map(({ kind }, index) => {
    const own = fitted[index] ?? MIN;
    const placed = { left: at, width: own, isFigure: !isTextKind(kind) };
    at += own;
    return placed;
  });
}

function fit(
  columns: readonly Pick<ExportColumn, 'kind'>[],
  wanted: readonly number[],
  needs: readonly ColumnNeed[],
  { width, padding }: { width: number; padding: number },
): number[] {
  const total = sum(wanted);
  const isFlexible = columns.map(({ kind }) => kind === 'text');
  if (total <= width) return wanted.map((one) => (one * width) / total);
  const least = wanted.map((one, index) =>
    isFlexible[index]
      ? Math.min(one, Math.max(MIN, (needs[index]?.least ?? 0) + padding * 2))
      : one,
  );
  const tightest = sum(least);
  if (tightest >= width) return least.map((one) => (one * width) / tightest);
  const give = (total - width) / (total - tightest);
  return wanted.map((one, index) => one - (one - (least[index] ?? one)) * give);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
