import type { ExportColumn } from '../../table/export-table';
import { HEAD_SIZE, ROW_SIZE } from './draw-lines';
import type { Paper } from './paper';
import type { ColumnNeed } from './place-columns';

/** Measures the widths that columns need, from their headers and the texts of the first rows. */
export function measureColumns(
  columns: readonly ExportColumn[],
  lines: readonly (readonly string[])[],
  paper: Pick<Paper, 'width'>,
): ColumnNeed[] {
  const longestWord = (text: string, measure: (word: string) => number) =>
    Math.max(0, ...text.split(/\s+/).map(measure));
  return columns.map(({ label, kind }, index) => {
    const head = longestWord(label, (word) => paper.width(word, HEAD_SIZE, 'bold'));
    const measure = (text: string) => paper.width(text, ROW_SIZE, 'bold');
    const texts = lines.map((cells) => cells[index] ?? '');
    const words = kind === 'text' ? texts : [];
    const least = words.map((text) => longestWord(text, measure));
    // An address of the web is no reason for a column as wide as the page.
    return {
      natural: Math.max(head, ...texts.map(measure)),
      least: Math.max(head, Math.min(90, Math.max(0, ...least))),
    };
  });
}
