import { countMoneyDigits, formatMoney } from '@rastro/sdk/domain';
import type { TableColumn } from '@rastro/sdk/internal/ui';

/** A column of amounts, each in the currency of its row; taken away in whole units, so that it can be added up. */
export const moneyColumn = <Row extends { currency: string }>(
  head: Pick<TableColumn<Row>, 'id' | 'label'>,
  locale: string,
  /** null is none. */
  of: (row: Row) => number | null,
): TableColumn<Row> => ({
  ...head,
  kind: 'number',
  sheetKind: 'number',
  widthPx: 130,
  value: of,
  format: (_value, row) => {
    const cents = of(row);
    return cents === null ? '' : formatMoney(cents, row.currency, locale);
  },
  exported: (row) => {
    const cents = of(row);
    return cents === null ? '' : cents / 10 ** countMoneyDigits(row.currency);
  },
});
