import type { ReactElement } from 'react';
import {
  formatSilentHours,
  resolveVehicleIcon,
  SILENT_HOURS,
  STATUS_FILTERS,
} from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { MenuCheckItem, MenuChoices, MenuDivider, MenuHead, MenuItem } from '../../../ui';
import { countMenuFilters } from './count-filters';
import type { ToolbarProps } from '../device-list-props';

/** Props of {@link FilterChoices}. */
export type FilterChoicesProps = Pick<
  ToolbarProps,
  'filter' | 'onFilterChange' | 'selectedId' | 'categories'
>;

/** The entries of the filter menu: connection, silence, moving only, the selected one only, hidden types. */
export function FilterChoices({
  filter,
  onFilterChange,
  selectedId,
  categories,
}: FilterChoicesProps): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const hidden = filter.hiddenCategories ?? [];
  const onlyId = filter.onlyDeviceId ?? selectedId;
  return (
    <>
      <MenuChoices
        label={t('list.filter.connection')}
        options={STATUS_FILTERS.map((value) => ({ value, label: t(`list.filter.${value}`) }))}
        value={filter.status ?? 'all'}
        onSelect={(status) => onFilterChange({ ...filter, status })}
        keepOpen
      />
      <MenuDivider />
      <MenuChoices
        label={t('list.filter.silent')}
        options={[
          { value: 'any', label: t('list.filter.silentAny') },
          ...SILENT_HOURS.map((hours) => ({
            value: String(hours),
            label: t('list.filter.silentOver', { time: formatSilentHours(hours, { locale }) }),
          })),
        ]}
        value={String(filter.silentHours ?? 'any')}
        onSelect={(chosen) => {
          const silentHours = SILENT_HOURS.find((hours) => String(hours) === chosen) ?? null;
          onFilterChange({ ...filter, silentHours });
        }}
        keepOpen
      />
      <MenuDivider />
      <MenuCheckItem
        checked={filter.motionOnly ?? false}
        onChange={(motionOnly) => onFilterChange({ ...filter, motionOnly })}
      >
        {t('list.filter.motionOnly')}
      </MenuCheckItem>
      {onlyId === null ? null : (
        <MenuCheckItem
          checked={filter.onlyDeviceId != null}
          onChange={(isOnly) => onFilterChange({ ...filter, onlyDeviceId: isOnly ? onlyId : null })}
        >
          {t('list.filter.onlySelected')}
        </MenuCheckItem>
      )}
      {categories.length < 2 && hidden.length === 0 ? null : (
        <>
          <MenuDivider />
          <MenuHead>{t('list.filter.categories')}</MenuHead>
          {categories.map((category) => (
            <MenuCheckItem
              key={category}
              checked={!hidden.includes(category)}
              onChange={(isShown) =>
                onFilterChange({
                  ...filter,
                  hiddenCategories: isShown
                    ? hidden.filter((other) => other !== category)
                    : [...hidden, category],
                })
              }
            >
              {t(`category.${resolveVehicleIcon(category)}`)}
            </MenuCheckItem>
          ))}
        </>
      )}
      {countMenuFilters(filter) === 0 ? null : (
        <>
          <MenuDivider />
          <MenuItem onSelect={() => onFilterChange({ motion: filter.motion })}>
            {t('list.filter.clear')}
          </MenuItem>
        </>
      )}
    </>
  );
}
