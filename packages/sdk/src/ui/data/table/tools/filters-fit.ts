import { isFilterable, type TableColumn } from '../model/table-column';
import type { TableState } from '../model/table-state';

/** A character of a chip, rather more than less. */
const CHARACTER_PX = 7.2;
/** Edge, arrow and the gap behind a chip. */
const CHIP_PX = 47;
/** Width of the chosen values behind a filter's name. */
const CHOSEN_PX = 96;
/** The search at its narrowest, density, columns and file, with their gaps. */
const OTHERS_PX = 344;
/** Estimated width of the host's tools, which is unknown. */
const HOST_PX = 140;

/** The columns with a filter. */
export const listFiltered = <Row>(columns: readonly TableColumn<Row>[]) =>
  columns.filter(isFilterable);

/**
 * Returns true when all filters of a table fit in one line with its other tools; a single one
 * always does.
 */
export function doFiltersFit<Row>({
  columns,
  filters,
  countText,
  hasMore,
  widthPx,
}: {
  columns: readonly TableColumn<Row>[];
  filters: TableState['filters'];
  /** Row count as shown in the line. */
  countText: string;
  hasMore: boolean;
  /** null while it is not known. */
  widthPx: number | null;
}): boolean {
  const filtered = listFiltered(columns);
  if (widthPx === null || filtered.length < 2) return true;
  const chosen = filtered.filter(({ id }) => (filters[id]?.length ?? 0) > 0).length;
  const letters = filtered.reduce((sum, { label }) => sum + label.length, countText.length);
  const neededPx =
    OTHERS_PX +
    letters * CHARACTER_PX +
    filtered.length * CHIP_PX +
    // And the button that takes all away.
    (chosen > 0 ? (chosen + 1) * CHOSEN_PX : 0) +
    (hasMore ? HOST_PX : 0);
  return neededPx <= widthPx;
}
