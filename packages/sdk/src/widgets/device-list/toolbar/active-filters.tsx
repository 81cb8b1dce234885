import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatSilentHours, readDeviceName, resolveVehicleIcon } from '../../../domain';
import { LazyWords, useDevice, useFormat, useLabels } from '../../../react';
import { Chip } from '../../../ui';
import type { Namespace } from '../../../words';
import type { ListFilter } from '../device-list-props';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** They come with the map, where devices are picked. */
const PICKED_WORDS: readonly Namespace[] = ['map-tools'];

function PickedChip({ count, onRemove }: { count: number; onRemove: () => void }) {
  const t = useLabels();
  const name = t('map.pick.count', { count });
  return (
    <Chip removeLabel={t('list.filter.remove', { name })} onClick={onRemove}>
      {name}
    </Chip>
  );
}

/** The filters that are in effect, each to be taken away by a press: those of the menu, and of the tiles where none are in sight. */
export function ActiveFilters({
  query,
  onQueryChange,
  filter,
  onFilterChange,
  hasTiles = true,
}: {
  /** A search that is not of now; '' for none. */
  query: string;
  onQueryChange: (query: string) => void;
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
  /** The tiles beside say which state is asked for. Default true. */
  hasTiles?: boolean;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const kept = t('list.search.kept', { query });
  const only = useDevice(filter.onlyDeviceId);
  const { status = 'all', hiddenCategories = [] } = filter;
  const chips: { key: string; name: string; next: ListFilter }[] = [];
  if (status !== 'all') {
    const next = { ...filter, status: 'all' as const };
    chips.push({ key: 'status', name: t(`list.filter.${status}`), next });
  }
  if (filter.motion && !hasTiles) {
    const next = { ...filter, motion: null };
    chips.push({ key: 'state', name: t(`status.${filter.motion}`), next });
  }
  if (filter.motionOnly) {
    const next = { ...filter, motionOnly: false };
    chips.push({ key: 'motion', name: t('list.filter.motionOnly'), next });
  }
  if (filter.silentHours != null) {
    const next = { ...filter, silentHours: null };
    chips.push({
      key: 'silent',
      name: t('list.silent', { time: formatSilentHours(filter.silentHours, { locale }) }),
      next,
    });
  }
  if (filter.maintenanceDue) {
    const next = { ...filter, maintenanceDue: false };
    chips.push({ key: 'due', name: t('list.due'), next });
  }
  if (filter.onlyDeviceId != null) {
    const next = { ...filter, onlyDeviceId: null };
    chips.push({
      key: 'only',
      name: only ? readDeviceName(only) : t('list.filter.onlySelected'),
      next,
    });
  }
  for (const hidden of hiddenCategories) {
    const category = t(`category.${resolveVehicleIcon(hidden)}`);
    const others = hiddenCategories.filter((other) => other !== hidden);
    chips.push({
      key: `category-${hidden}`,
      name: t('list.filter.hidden', { category }),
      next: { ...filter, hiddenCategories: others },
    });
  }
  return (
    <Root className="rastro-active-filters">
      {query === '' ? null : (
        <Chip
          removeLabel={t('list.filter.remove', { name: kept })}
          onClick={() => onQueryChange('')}
        >
          {kept}
        </Chip>
      )}
      {chips.map(({ key, name, next }) => (
        <Chip
          key={key}
          removeLabel={t('list.filter.remove', { name })}
          onClick={() => onFilterChange(next)}
        >
          {name}
        </Chip>
      ))}
      {filter.onlyDeviceIds ? (
        <LazyWords files={PICKED_WORDS}>
          <PickedChip
            count={filter.onlyDeviceIds.length}
            onRemove={() => onFilterChange({ ...filter, onlyDeviceIds: null })}
          />
        </LazyWords>
      ) : null}
    </Root>
  );
}
