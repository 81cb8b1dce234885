import { useMemo } from 'react';
import { measureColumns } from './measure-columns';
import { type CardPlaces, placeOnCard } from './place-on-card';
import type { TableColumn } from './table-column';
import type { TableLabels } from './table-labels';

/**
 * Provides the placement of columns on cards; null where `roomPx`, the width for a line of figures,
 * is null. Stays the same object while changed rows need no other widths, so that no card is
 * redrawn.
 */
export function useCardPlaces<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  labels: TableLabels,
  roomPx: number | null,
): CardPlaces<Row> | null {
  const isCard = roomPx !== null;
  const widthsPx = useMemo(() => {
    if (!isCard) return [];
    // A total is longer than what it sums up, and has a line of its own.
    const bare = columns.map((column) => ({ ...column, total: undefined }));
    return [bare, columns].flatMap((each) => measureColumns<Row>(each, rows, null, labels));
  }, [isCard, columns, rows, labels]);
  const widthsKey = widthsPx.join();
  return useMemo(() => {
    if (roomPx === null) return null;
    const widths = widthsKey.split(',').map(Number);
    const widthOf = (column: TableColumn<Row>) => widths[columns.indexOf(column)] ?? 0;
    const totalWidthOf = (column: TableColumn<Row>) =>
      widths[columns.length + columns.indexOf(column)] ?? 0;
    return placeOnCard(columns, roomPx, widthOf, totalWidthOf);
  }, [columns, roomPx, widthsKey]);
}
