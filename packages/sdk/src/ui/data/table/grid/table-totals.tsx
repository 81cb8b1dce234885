import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../../visually-hidden';
import { styled } from 'styled-components';
import { Cell, CellText, TotalsLine } from './grid-styles';
import { alignOf, type LineSetup } from './table-line';

const Group = styled.div`
  display: contents;
  /* Once, after the last row. */
  @media print {
    display: table-row-group !important;
  }
`;

/** The figures below the columns, over the rows that are shown. */
export function TableTotals<Row>({
  setup,
  rows,
  lineIndex,
}: {
  setup: LineSetup<Row>;
  rows: readonly Row[];
  lineIndex: number;
}): ReactElement {
  const { columns, labels, isSelectable, rowMenu } = setup;
  return (
    <Group role="rowgroup">
      <TotalsLine role="row" aria-rowindex={lineIndex + 2} className="rastro-table-totals">
        {isSelectable ? <Cell role="gridcell" /> : null}
        {columns.map((column, at) => (
          <Cell key={column.id} role="gridcell" data-align={alignOf(column)}>
            <CellText data-figure={column.total ? true : undefined}>
              {at === 0 && !column.total ? labels.totals : null}
              {column.total ? (
                <>
                  <VisuallyHidden>{`${labels.totals} ${column.label}: `}</VisuallyHidden>
                  {column.total(rows)}
                </>
              ) : null}
            </CellText>
          </Cell>
        ))}
        {rowMenu ? <Cell role="gridcell" /> : null}
      </TotalsLine>
    </Group>
  );
}
