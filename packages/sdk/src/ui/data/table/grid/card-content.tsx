import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { truncate } from '../../../mixins';
import { VisuallyHidden } from '../../../visually-hidden';
import { toCellText } from '../model/cell-text';
import { FIGURE_GAP_PX, isBelow, type CardFigures, type CardPlaces } from '../model/place-on-card';
import type { TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';
import { figureMark } from './figure-mark';

const Root = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  padding: 12px 0;
`;
const Top = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  min-width: 0;
  &[data-stacked='true'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
`;
const Side = styled.span`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  &[data-side='end'] {
    align-items: flex-end;
    max-width: 46vw;
    text-align: end;
  }
  [data-stacked='true'] > &[data-side='end'] {
    flex-flow: row wrap;
    align-items: center;
    justify-content: flex-start;
    gap: 2px 12px;
    max-width: none;
    text-align: start;
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
const Figures = styled.span`
  display: grid;
  gap: 6px ${FIGURE_GAP_PX}px;
`;
/** A figure below the word that says what it is. */
const Figure = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  color: var(--rastro-text);
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  [data-side='end'] > && {
    align-items: flex-end;
    overflow: visible;
  }
  & > small {
    color: var(--rastro-text-subtle);
    font: 500 11px/14px var(--rastro-font-family);
    ${truncate}
  }
  /* What is read live may have nothing to say. */
  & > span:empty::before {
    content: '–';
  }
`;

/** Figures in their columns, each below its label. */
export function LabelledFigures<Row>({
  figures: { columns, widthsPx },
  draw,
}: {
  figures: CardFigures<Row>;
  draw: (column: TableColumn<Row>) => ReactNode;
}): ReactElement | null {
  if (columns.length === 0) return null;
  const gridTemplateColumns = widthsPx.map((px) => `${px}px`).join(' ');
  return (
    <Figures style={{ gridTemplateColumns }}>
      {columns.map((column) => (
        <LabelledFigure key={column.id} column={column}>
          {draw(column)}
        </LabelledFigure>
      ))}
    </Figures>
  );
}

function LabelledFigure({
  column,
  children,
}: {
  column: TableColumn<never>;
  children: ReactNode;
}): ReactElement {
  return (
    <Figure>
      <small>{column.label} </small>
      <span dir="auto" {...(column.cell ? {} : figureMark(column))}>
        {children}
      </span>
    </Figure>
  );
}

const isNothing = (shown: ReactNode): boolean =>
  shown === '' || shown === null || shown === undefined;

/** A row as a card: its title and details, what stands beside them, and its figures below. */
export function CardContent<Row>({
  columns,
  places,
  row,
  labels,
}: {
  columns: readonly TableColumn<Row>[];
  places: CardPlaces<Row>;
  row: Row;
  labels: TableLabels;
}): ReactElement {
  const { title, details, aside, isNarrow } = places;
  const show = (column: TableColumn<Row>, isFolded = false): ReactNode =>
    column.cell ? column.cell(row, isFolded) : toCellText(column, row, labels);
  const showBelow = (column: TableColumn<Row>): ReactNode => {
    const draw = isBelow(column, columns) ? column.under?.draw : undefined;
    return draw && toCellText(column, row, labels) !== '' ? draw(row) : show(column);
  };
  const isTitleFolded = columns.some(({ under }) => under !== undefined && under.id === title?.id);
  const drawWords = (column: TableColumn<Row>) => {
    // A yes says nothing without what it answers.
    if (column.kind === 'flag' && !column.cell) {
      return column.value(row) === true ? <span key={column.id}>{column.label}</span> : null;
    }
    const shown = showBelow(column);
    if (isNothing(shown)) return null;
    if (figureMark(column)) {
      return (
        <LabelledFigure key={column.id} column={column}>
          {shown}
        </LabelledFigure>
      );
    }
    return (
      <span key={column.id} dir="auto">
        <VisuallyHidden>{`${column.label}: `}</VisuallyHidden>
        {shown}
      </span>
    );
  };
  const besides = aside.map(drawWords).filter((drawn) => drawn !== null);
  return (
    <Root>
      <Top data-stacked={isNarrow}>
        <Side>
          {title ? <Title dir="auto">{show(title, isTitleFolded)}</Title> : null}
          {details.map(drawWords)}
        </Side>
        {besides.length > 0 ? <Side data-side="end">{besides}</Side> : null}
      </Top>
      <LabelledFigures
        figures={places.figures}
        draw={(column) => {
          const shown = show(column);
          return isNothing(shown) ? '–' : shown;
        }}
      />
    </Root>
  );
}
