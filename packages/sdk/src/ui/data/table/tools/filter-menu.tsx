import { useMemo, type ReactElement } from 'react';
import { ChevronDown, X } from 'lucide-react';
import { compareNames } from '../../../../domain';
import { Chip } from '../../chip';
import { Menu } from '../../../overlay/menu';
import { MenuCheckItem, MenuDivider, MenuItem } from '../../../overlay/menu-entries';
import { formatCellValue, toFilterValue } from '../model/cell-text';
import type { TableColumn } from '../model/table-column';
import type { TableLabels } from '../model/table-labels';

/** Props of {@link FilterMenu}. */
export interface FilterMenuProps<Row> {
  column: TableColumn<Row>;
  rows: readonly Row[];
  labels: TableLabels;
  locale: string | undefined;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** A chip that opens the values of a column to choose among; it shows what is chosen. */
export function FilterMenu<Row>({
  column,
  rows,
  labels,
  locale,
  values,
  onChange,
}: FilterMenuProps<Row>): ReactElement | null {
  const options = useMemo(
    () => listOptions(column, rows, labels, locale),
    [column, rows, labels, locale],
  );
  const nameOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  if (options.length === 0 && values.length === 0) return null;
  const [first] = values;
  const isOn = first !== undefined;
  const words = isOn
    ? `${column.label}: ${nameOf(first)}${values.length > 1 ? ` +${values.length - 1}` : ''}`
    : column.label;
  return (
    <Menu
      align="start"
      trigger={
        <Chip on={isOn}>
          {words}
          <ChevronDown size={13} aria-hidden="true" />
        </Chip>
      }
    >
      {options.map(({ value, label }) => (
        <MenuCheckItem
          key={value}
          checked={values.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...values, value] : values.filter((other) => other !== value))
          }
        >
          {label}
        </MenuCheckItem>
      ))}
      {isOn ? (
        <>
          <MenuDivider />
          <MenuItem icon={<X aria-hidden="true" />} onSelect={() => onChange([])}>
            {labels.removeFilter(column.label)}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

/** The values a column has: choices in their order, others by their names, none at the end. */
function listOptions<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  labels: TableLabels,
  locale: string | undefined,
): { value: string; label: string }[] {
  const found = new Map<string, string>();
  for (const row of rows) {
    const value = column.value(row);
    const key = toFilterValue(value);
    if (found.has(key)) continue;
    found.set(key, key === '' ? labels.none : formatCellValue(column, value, row, labels));
  }
  const order = column.choices?.map(({ value }) => value) ?? [];
  const placeOf = (value: string) => {
    if (value === '') return Number.MAX_SAFE_INTEGER;
    const at = order.indexOf(value);
    return at < 0 ? order.length : at;
  };
  return [...found]
    .map(([value, label]) => ({ value, label }))
    .sort(
      (left, right) =>
        placeOf(left.value) - placeOf(right.value) || compareNames(left.label, right.label, locale),
    );
}
