import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../form/button/button';
import { Checkbox } from '../../../form/toggle/checkbox';
import { OrderList } from '../../../form/order/order-list';
import type { TableLabels } from '../model/table-labels';
import {
  moveColumn,
  type PlacedColumn,
  type TableState,
  toColumnState,
} from '../model/table-state';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 2px 2px 2px 8px;
  color: var(--rastro-text-subtle);
  font-size: 11.5px;
  font-weight: 600;
`;

/** Props of the choice of columns. */
export interface ColumnListProps<Row> {
  labels: TableLabels;
  placed: readonly PlacedColumn<Row>[];
  onChange: (columns: TableState['columns']) => void;
}

/** List of shown columns and their order: changed by drag, by buttons, or with Alt and an arrow. */
export function ColumnList<Row>({ labels, placed, onChange }: ColumnListProps<Row>): ReactElement {
  return (
    <>
      <Head>
        {labels.columns}
        <Button variant="ghost" size="sm" onClick={() => onChange([])}>
          {labels.resetColumns}
        </Button>
      </Head>
      <OrderList
        items={placed.map(({ column: { id, label, fixed = false }, isShown }) => ({
          id,
          label,
          isFixed: fixed,
          isShown,
        }))}
        words={{
          moveUp: labels.moveUp,
          moveDown: labels.moveDown,
          moved: labels.columnMoved,
        }}
        onMove={(id, toIndex) => onChange(moveColumn(placed, id, toIndex))}
      >
        {({ id, label, isFixed, isShown }, keys) => (
          <Checkbox
            {...keys}
            checked={isShown}
            disabled={isFixed}
            onChange={(shown) =>
              onChange(
                toColumnState(placed).map((entry) =>
                  entry.id === id ? { ...entry, isShown: shown } : entry,
                ),
              )
            }
          >
            {label}
          </Checkbox>
        )}
      </OrderList>
    </>
  );
}
