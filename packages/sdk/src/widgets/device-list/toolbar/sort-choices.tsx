import type { ReactElement } from 'react';
import { parseSort, SORT_KEYS, toggleSort } from '../../../domain';
import { useLabels } from '../../../react';
import { MenuCheckItem, MenuChoices, MenuDivider } from '../../../ui';
import type { ToolbarProps } from '../device-list-props';

/** Props of {@link SortChoices}. */
export type SortChoicesProps = Pick<
  ToolbarProps,
  'sort' | 'onSortChange' | 'grouped' | 'onGroupedChange' | 'density' | 'onDensityChange'
>;

/** The keys, of which choosing the one that holds turns the direction round (spec §4); groups and height of rows. */
export function SortChoices({
  sort,
  onSortChange,
  grouped,
  onGroupedChange,
  density,
  onDensityChange,
}: SortChoicesProps): ReactElement {
  const t = useLabels();
  const { key, direction } = parseSort(sort);
  return (
    <>
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
      <MenuDivider />
      <MenuCheckItem checked={grouped} onChange={onGroupedChange}>
        {t('list.view.grouped')}
      </MenuCheckItem>
      {density === 'touch' ? null : (
        <MenuCheckItem
          checked={density === 'compact'}
          onChange={(isCompact) => onDensityChange(isCompact ? 'compact' : 'comfortable')}
        >
          {t('list.view.compact')}
        </MenuCheckItem>
      )}
    </>
  );
}
