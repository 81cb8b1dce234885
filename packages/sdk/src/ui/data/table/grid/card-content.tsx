import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { truncate } from '../../../mixins';
import { VisuallyHidden } from '../../../visually-hidden';
import { toCellText } from '../model/cell-text';
import type { TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';
import { figureMark } from './figure-mark';

const MOST_DETAILS = 2;
const MOST_AT_END = 3;

const Root = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  min-width: 0;
`;
const Side = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  &[data-side='end'] {
    align-items: flex-end;
    max-width: 46vw;
  }
  & > span {
    max-width: 100%;
    ${truncate}
  }
`;
const Title = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--rastro-text);
  font-size: 14px;
  font-weight: 550;
  line-height: 20px;
`;

/** Whether a column stands below another that is shown. */
const isBelow = <Row,>({ under }: TableColumn<Row>, columns: readonly TableColumn<Row>[]) =>
  under !== undefined && columns.some(({ id }) => id === under.id);

/** Which columns a card shows, and where. */
function placeOnCard<Row>(columns: readonly TableColumn<Row>[]): {
  title: TableColumn<Row> | undefined;
  details: TableColumn<Row>[];
  end: TableColumn<Row>[];
} {
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const rest = columns.filter((column) => column !== title);
  const placeOf = ({ card, kind }: TableColumn<Row>) =>
    card ?? (kind === 'number' || kind === 'date' || kind === 'flag' ? 'end' : 'detail');
  // A second line belongs to the first.
  let room = MOST_DETAILS;
  return {
    title,
    details: rest.filter(
      (column) => placeOf(column) === 'detail' && (isBelow(column, columns) || room-- > 0),
    ),
    end: rest.filter((column) => placeOf(column) === 'end').slice(0, MOST_AT_END),
  };
}

/** A row as a card: its title and details at the left, figures and dates at the right. */
export function CardContent<Row>({
  columns,
  row,
  labels,
}: {
  columns: readonly TableColumn<Row>[];
  row: Row;
  labels: TableLabels;
}): ReactElement {
  const { title, details, end } = placeOnCard(columns);
  const draw = (column: TableColumn<Row>) => {
    // A yes or a no says nothing without what it answers.
    if (column.kind === 'flag' && !column.cell) {
      return column.value(row) === true ? <span key={column.id}>{column.label}</span> : null;
    }
    const text = toCellText(column, row, labels);
    const below = isBelow(column, columns) && text !== '' ? column.under?.draw : undefined;
    const cell = below ?? column.cell;
    const shown = cell ? cell(row, false) : text;
    if (shown === '' || shown === null || shown === undefined) return null;
    return (
      <span key={column.id} dir="auto" {...(column.cell ? {} : figureMark(column))}>
        <VisuallyHidden>{`${column.label}: `}</VisuallyHidden>
        {shown}
      </span>
    );
  };
  return (
    <Root>
      <Side>
        {title ? (
          <Title dir="auto">
            {title.cell ? title.cell(row, false) : toCellText(title, row, labels)}
          </Title>
        ) : null}
        {details.map(draw)}
      </Side>
      <Side data-side="end">{end.map(draw)}</Side>
    </Root>
  );
}
