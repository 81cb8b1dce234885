import { useCallback, useMemo, type RefObject } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useIsPrinting } from '../../../use-is-printing';
import { listLines } from '../model/group-rows';
import type { TableGridProps } from './table-grid-props';

/** More would keep the browser busy for minutes: a file has them all. */
const MAX_PRINTED = 2_000;
const OVERSCAN = 6;
const HEAD_PX = 34;
const TOTALS_PX = 42;
const LINE_PX = { comfortable: 42, compact: 34 } as const;
/** A card before it is measured. */
const CARD_PX = 112;
/** The line above the cards of a group. */
const CARD_GROUP_PX = 36;
const TWO_LINES_PX = { comfortable: 53, compact: 44 } as const;
/** Before the browser has measured, and on the server. */
const FIRST_RECT = { width: 1024, height: 640 };

/** The lines of a grid that are drawn. */
export type GridWindow = ReturnType<typeof useGridWindow>;

/** The lines that are drawn, of as many as there are: those in view, the active one, and all on paper. */
export function useGridWindow<Row>(
  { setup, rows, groups, rowId, density }: TableGridProps<Row>,
  { scroller, activeIndex }: { scroller: RefObject<HTMLDivElement | null>; activeIndex: number },
) {
  const { columns, card } = setup;
  const isCard = card !== null;
  const { lines, lineOf, rowsBefore } = useMemo(
    () => listLines(rows.length, groups),
    [rows, groups],
  );
  const hasTwo = columns.some(({ below }) => below);
  const linePx = isCard ? CARD_PX : (hasTwo ? TWO_LINES_PX : LINE_PX)[density];
  const headPx = isCard ? 0 : HEAD_PX;
  const isPrinting = useIsPrinting();
  const hasTotals = !isCard && rows.length > 0 && columns.some(({ total }) => total);
  // A new function makes the virtualizer measure anew, which is what another height calls for.
  const getItemKey = useCallback(
    (line: number) => {
      const at = lines[line] ?? 0;
      const row = rows[at];
      return row ? `${String(rowId(row))}|${linePx}` : `${groups?.[-1 - at]?.key}||${linePx}`;
    },
    [rows, groups, lines, rowId, linePx],
  );
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (line) => (isCard && (lines[line] ?? 0) < 0 ? CARD_GROUP_PX : linePx),
    indexAttribute: 'data-line',
    // What is not laid out yet is as high as it is thought to be.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || linePx,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: headPx,
    // What stays at the edges must not cover the line that is scrolled to.
    scrollPaddingStart: headPx,
    scrollPaddingEnd: hasTotals ? TOTALS_PX : 0,
    initialRect: FIRST_RECT,
    rangeExtractor: (range: Range) => {
      if (isPrinting) {
        return Array.from({ length: Math.min(lines.length, MAX_PRINTED) }, (_, line) => line);
      }
      const shown = new Set([lineOf(activeIndex), ...defaultRangeExtractor(range)]);
      return [...shown].filter((line) => line < lines.length).sort((left, right) => left - right);
    },
  });
  const heightPx = virtualizer.scrollRect?.height ?? FIRST_RECT.height;
  const viewPx = heightPx - headPx - (hasTotals ? TOTALS_PX : 0);
  const scrolledPx = virtualizer.scrollOffset ?? 0;
  const first = Math.min(rows.length, rowsBefore(Math.floor(scrolledPx / linePx)) + 1);
  const last = Math.max(first, rowsBefore(Math.ceil((scrolledPx + viewPx) / linePx)));
  return {
    lines,
    virtualizer,
    headPx,
    hasTotals,
    /** Rows of a page of the keyboard. */
    pageSize: Math.max(1, Math.floor(viewPx / linePx) - 1),
    /** Numbers of the rows in view, from 1 on. */
    inView: isPrinting
      ? { first: 1, last: rowsBefore(Math.min(lines.length, MAX_PRINTED)) }
      : { first, last },
    scrollToRow: (index: number) => virtualizer.scrollToIndex(lineOf(index), { align: 'auto' }),
  };
}
