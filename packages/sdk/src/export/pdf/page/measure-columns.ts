import type { ExportColumn } from '../../table/export-table';
import { HEAD_SIZE, ROW_SIZE } from './draw-table';
import type { PageFonts } from './pages';
import type { ColumnNeed } from './place-columns';

/** What columns ask for, by their heads and the texts of the first lines. */
export function measureColumns(
  columns: readonly ExportColumn[],
  lines: readonly (readonly string[])[],
  fonts: PageFonts,
): ColumnNeed[] {
  const longestWord = (text: string, measure: (word: string) => number) =>
    Math.max(0, ...text.split(/\s+/).map(measure));
  return columns.map(({ label, kind }, index) => {
    const head = longestWord(label, (word) => fonts.strong.width(word, HEAD_SIZE));
    const texts = lines.map((cells) => cells[index] ?? '');
    const rows = texts.map((text) => fonts.strong.width(text, ROW_SIZE));
    const words = kind === 'text' ? texts : [];
    const least = words.map((text) =>
      longestWord(text, (word) => fonts.strong.width(word, ROW_SIZE)),
    );
    // An address of the web is no reason for a column as wide as the page.
    return {
      natural: Math.max(head, ...rows),
      least: Math.max(head, Math.min(90, Math.max(0, ...least))),
    };
  });
}
