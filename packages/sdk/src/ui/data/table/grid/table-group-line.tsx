import type { ReactElement } from 'react';
import type { RowGroup } from '../model/group-rows';
import { Cell, CellText, GroupLine } from './grid-styles';
import { alignOf, type LineSetup } from './table-line';

/** The line above the rows of a group: what they have in common, and their figures. */
export function TableGroupLine<Row>({
  setup,
  group,
  lineIndex,
  startPx,
  heightPx,
}: {
  setup: LineSetup<Row>;
  group: RowGroup<Row>;
  lineIndex: number;
  startPx: number;
  heightPx: number;
}): ReactElement {
  const { columns, card, isSelectable, rowMenu } = setup;
  // The title has the room of the columns that say nothing there.
  const figureAt = columns.findIndex(({ total }, at) => at > 0 && total !== undefined);
  const spanned = card ? 1 : figureAt < 0 ? columns.length : figureAt;
  const shown = columns.filter((_, at) => at === 0 || (!card && at >= spanned));
  return (
    <GroupLine
      role="row"
      className="rastro-table-group"
      aria-rowindex={lineIndex + (card ? 1 : 2)}
      data-line={lineIndex}
      style={{ height: heightPx, transform: `translateY(${startPx}px)` }}
    >
      {isSelectable ? <Cell role="gridcell" /> : null}
      {shown.map((column, at) => (
        <Cell
          key={column.id}
          role="gridcell"
          data-align={at === 0 ? undefined : alignOf(column)}
          aria-colspan={at === 0 && spanned > 1 ? spanned : undefined}
          style={at === 0 && spanned > 1 ? { gridColumn: `span ${spanned}` } : undefined}
        >
          <CellText
            dir="auto"
            title={at === 0 ? group.title : undefined}
            data-figure={at > 0 && column.total ? true : undefined}
          >
            {at === 0 ? group.title : column.total?.(group.rows)}
          </CellText>
        </Cell>
      ))}
      {rowMenu && !card ? <Cell role="gridcell" /> : null}
    </GroupLine>
  );
}
