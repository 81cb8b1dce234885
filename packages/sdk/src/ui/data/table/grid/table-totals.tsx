import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../../visually-hidden';
import { styled } from 'styled-components';
import { LabelledFigures } from './card-content';
import { CardFootLine, Cell, CellText, TotalsLine } from './grid-styles';
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

/** Below the last card: the figures of all, and what the host says. */
export function CardFoot<Row>({
  setup,
  rows,
  lineIndex,
  foot,
}: {
  setup: LineSetup<Row>;
  rows: readonly Row[];
  lineIndex: number;
  foot: ReactNode;
}): ReactElement | null {
  const { labels, card } = setup;
  const hasTotals = card !== null && card.totals.columns.length > 0 && rows.length > 0;
  if (!card || (!hasTotals && !foot)) return null;
  return (
    <div role="rowgroup">
      <CardFootLine role="row" aria-rowindex={lineIndex + 1} className="rastro-table-totals">
        <Cell role="gridcell">
          {hasTotals ? (
            <>
              <b>{labels.totals}</b>
              <LabelledFigures figures={card.totals} draw={({ total }) => total?.(rows)} />
            </>
          ) : null}
          {foot}
        </Cell>
      </CardFootLine>
    </div>
  );
}
