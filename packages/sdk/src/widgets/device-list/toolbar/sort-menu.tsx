import type { ReactElement } from 'react';
import { ArrowDownUp } from 'lucide-react';
import { parseSort, SORT_KEYS, toggleSort } from '../../../domain';
import { useLabels } from '../../../react';
import { IconButton, Menu, MenuChoices, MenuDivider } from '../../../ui';
import type { ToolbarProps } from '../device-list-props';

/** The eight keys; choosing the one that holds turns the direction round (spec §4). */
export function SortMenu({
  sort,
  onSortChange,
  isDisabled,
}: Pick<ToolbarProps, 'sort' | 'onSortChange' | 'isDisabled'>): ReactElement {
  const t = useLabels();
  const { key, direction } = parseSort(sort);
  return (
    <Menu
      trigger={
        <IconButton
          className="rastro-sort-button"
          label={t('list.sort.label')}
          icon={<ArrowDownUp aria-hidden="true" />}
          outlined
          disabled={isDisabled}
        />
      }
    >
      <MenuChoices
        label={t('list.sort.by')}
        options={SORT_KEYS.map((value) => ({
          value,
          label: t(`list.sort.${value}`),
          hint: value === key ? t(`list.sort.${direction}`) : undefined,
        }))}
        value={key}
        onSelect={(chosen) => onSortChange(toggleSort(sort, chosen))}
      />
      <MenuDivider />
      <MenuChoices
        label={t('list.sort.direction')}
        options={(['asc', 'desc'] as const).map((value) => ({
          value,
          label: t(`list.sort.${value}`),
        }))}
        value={direction}
        onSelect={(chosen) => onSortChange(`${key}-${chosen}`)}
      />
    </Menu>
  );
}
