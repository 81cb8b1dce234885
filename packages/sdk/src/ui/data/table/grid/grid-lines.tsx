import type { ReactElement } from 'react';
import type { CellPlace } from '../model/next-cell';
import { Lines } from './grid-styles';
import type { TableGridProps } from './table-grid-props';
import { TableGroupLine } from './table-group-line';
import { TableLine } from './table-line';
import type { GridWindow } from './use-grid-window';

/** The lines of a grid that are drawn: rows, and the heads of their groups. */
export function GridLines<Row>({
  grid,
  shownLines,
  active,
  onToggle,
}: {
  grid: TableGridProps<Row>;
  shownLines: GridWindow;
  /** The cell that Tab comes to; null where it is in the head. */
  active: CellPlace | null;
  onToggle: (index: number) => void;
}): ReactElement {
  const { setup, rows, groups, rowId, selectedIds, currentId } = grid;
  const { lines, virtualizer, headPx } = shownLines;
  const isCard = setup.card !== null;
  return (
    <Lines role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index: line, start, size }) => {
        const index = lines[line] ?? 0;
        const group = groups?.[-1 - index];
        if (group) {
          return (
            <TableGroupLine
              key={`group ${group.key}`}
              setup={setup}
              group={group}
              lineIndex={line}
              startPx={start - headPx}
              heightPx={size}
            />
          );
        }
        const row = rows[index];
        if (!row) return null;
        const id = rowId(row);
        return (
          <TableLine
            key={id}
            setup={setup}
            row={row}
            index={index}
            lineIndex={line}
            startPx={start - headPx}
            heightPx={isCard ? null : size}
            measure={isCard ? virtualizer.measureElement : undefined}
            isSelected={selectedIds.has(id)}
            isCurrent={id === currentId}
            activeCell={index === active?.row ? active.column : -1}
            onToggle={onToggle}
          />
        );
      })}
    </Lines>
  );
}
