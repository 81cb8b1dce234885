import { lazy, Suspense, useDeferredValue, useState, type ReactElement } from 'react';
import { DEFAULT_SORT, type SortValue } from '../../domain';
import {
  useConnection,
  useDeviceList,
  useLabels,
  useLive,
  usePinnedAttributes,
  type GroupKey,
} from '../../react';
import { classNames } from '../../ui';
import type { KnownAlarms } from './alarm-watch';
import { RowExtrasContext, type RowExtras } from './row-extras';
import { countMenuFilters } from './toolbar/count-filters';
import { AttentionBox } from './toolbar/attention-box';
import type {
  DeviceListProps,
  DeviceListSlotProps,
  DeviceListSlots,
  ListDensity,
  ListFilter,
} from './device-list-props';
import { Controls, Root } from './device-list-styles';
import { ListBody } from './list-body';
import { ListFoot } from './list-foot';
import { ListToolbar } from './toolbar/list-toolbar';
import { OfflineNotice } from './notice/offline-notice';
import { StatusFilter } from './toolbar/status-filter';
import { useControlled } from './use-controlled';
import { useElementWidth } from '../../ui/use-element-width';
import { useFleetCategories } from './toolbar/use-fleet-categories';
import { useListDensity } from './use-list-density';

/** Few lists are filtered when they are first seen. */
const ActiveFilters = lazy(() =>
  import('./toolbar/active-filters').then((module) => ({ default: module.ActiveFilters })),
);

/** Alarm owners and anchors, loaded once the list is rendered. */
const ListWatches = lazy(() =>
  import('./list-watches').then(
    (module) => ({ default: module.ListWatches }),
    () => ({ default: () => null }),
  ),
);

const NO_FILTER: ListFilter = {};
const NO_SLOTS: DeviceListSlots = {};
const NO_SLOT_PROPS: DeviceListSlotProps = {};
const NONE_FOLDED: readonly GroupKey[] = [];
const NONE_PINNED: readonly string[] = [];

/** Order, filters, search, groups and height of rows: as the host says, else kept here. */
function useListChoices(given: Omit<DeviceListProps, 'appearance' | 'labels'>) {
  const [sort, setSort] = useControlled<string, SortValue>(
    given.sort,
    DEFAULT_SORT,
    given.onSortChange,
  );
  const [filter, setFilter] = useControlled(given.filter, NO_FILTER, given.onFilterChange);
  const [query, setQuery] = useControlled(given.query, '', given.onQueryChange);
  const [folded, setFolded] = useControlled(
    given.foldedGroups,
    NONE_FOLDED,
    given.onFoldedGroupsChange,
  );
  const [grouped, setGrouped] = useControlled(given.grouped, true, given.onGroupedChange);
  const [askedDensity, setDensity] = useControlled<ListDensity | 'auto', ListDensity>(
    given.density,
    'auto',
    given.onDensityChange,
  );
  return {
    sort,
    setSort,
    filter,
    setFilter,
    query,
    setQuery,
    folded,
    setFolded,
    grouped,
    setGrouped,
    askedDensity,
    setDensity,
  };
}

/** The toolbar, the tiles and what asks for attention, above the rows. */
function ListControls({
  choices: { filter, setFilter, query, setQuery, grouped, setGrouped, setSort, setDensity },
  list,
  density,
  keptQuery,
  selectedId,
  slots,
  slotProps,
}: Required<Pick<DeviceListProps, 'slots' | 'slotProps'>> & {
  choices: ReturnType<typeof useListChoices>;
  list: ReturnType<typeof useDeviceList>;
  density: ReturnType<typeof useListDensity>;
  /** The search of an earlier visit, while it is the one. */
  keptQuery: string;
  selectedId: number | null;
}): ReactElement | null {
  const categories = useFleetCategories(filter.hiddenCategories);
  const Toolbar = slots.toolbar === undefined ? ListToolbar : slots.toolbar;
  const Tiles = slots.statusFilter === undefined ? StatusFilter : slots.statusFilter;
  const Attention = slots.attention === undefined ? AttentionBox : slots.attention;
  const hasAttention = Attention !== null && density !== 'touch';
  const isUsable = list.hasLoaded;
  if (!Toolbar && !Tiles && !Attention) return null;
  return (
    <Controls>
      {Toolbar ? (
        <Toolbar
          query={query}
          onQueryChange={setQuery}
          filter={filter}
          onFilterChange={setFilter}
          sort={list.sort}
          onSortChange={setSort}
          grouped={grouped}
          onGroupedChange={setGrouped}
          density={density}
          onDensityChange={setDensity}
          selectedId={selectedId}
          categories={categories}
          isDisabled={!isUsable}
          {...slotProps.toolbar}
        />
      ) : null}
      {Tiles && isUsable && list.counts.all > 0 ? (
        <Tiles
          counts={list.counts}
          silentCounts={list.silentCounts}
          dueCount={list.dueCount}
          filter={filter}
          onFilterChange={setFilter}
          isTouch={density === 'touch'}
          hasAlarm={!hasAttention}
          {...slotProps.statusFilter}
        />
      ) : null}
      {hasAttention && isUsable && list.counts.all > 0 ? (
        <Attention
          counts={list.counts}
          silentCounts={list.silentCounts}
          dueCount={list.dueCount}
          filter={filter}
          onFilterChange={setFilter}
          {...slotProps.attention}
        />
      ) : null}
      {isUsable && (countMenuFilters(filter) > 0 || keptQuery !== '') ? (
        <Suspense fallback={null}>
          <ActiveFilters
            query={keptQuery}
            onQueryChange={setQuery}
            filter={filter}
            onFilterChange={setFilter}
          />
        </Suspense>
      ) : null}
    </Controls>
  );
}

/** The list itself; appearance and words come from around it. */
export function DeviceListView({
  selectedId = null,
  returnId = null,
  slots = NO_SLOTS,
  slotProps = NO_SLOT_PROPS,
  fallback,
  className,
  style,
  id,
  ref,
  onSelect,
  ...given
}: Omit<DeviceListProps, 'appearance' | 'labels'>): ReactElement {
  const t = useLabels();
  const live = useLive('DeviceList');
  const connection = useConnection();
  const choices = useListChoices(given);
  const { sort, filter, setFilter, query, setQuery, grouped, folded, setFolded } = choices;
  const deferredQuery = useDeferredValue(query);
  // A search of an earlier visit hides vehicles from whoever has forgotten it.
  const [firstQuery] = useState(query);
  const keptQuery = query === firstQuery ? query.trim() : '';
  const [alarms, setAlarms] = useState<KnownAlarms>();
  const [extras, setExtras] = useState<RowExtras | null>(null);
  const list = useDeviceList({
    sort,
    filter,
    query: deferredQuery,
    grouped,
    foldedGroups: folded,
    ...(alarms && { alarms }),
  });
  const [watchWidth, widthPx] = useElementWidth();
  const density = useListDensity(choices.askedDensity, widthPx);
  const { keys: pinnedKeys } = usePinnedAttributes();
  const pinnedAttributes = given.pinnedAttributes ?? pinnedKeys ?? NONE_PINNED;

  const Foot = slots.foot === undefined ? ListFoot : slots.foot;
  const Notice = slots.offlineNotice === undefined ? OfflineNotice : slots.offlineNotice;
  const isUsable = list.hasLoaded;
  return (
    <Root
      ref={ref}
      id={id}
      style={style}
      className={classNames('rastro-device-list', className)}
      aria-label={t('list.label')}
      data-density={density}
      data-connection={connection.status}
    >
      <div ref={watchWidth} />
      {isUsable ? (
        <Suspense fallback={null}>
          <ListWatches onAlarms={setAlarms} onExtras={setExtras} />
        </Suspense>
      ) : null}
      {Notice && isUsable ? <Notice /> : null}
      <ListControls
        choices={choices}
        list={list}
        density={density}
        keptQuery={keptQuery}
        selectedId={selectedId}
        slots={slots}
        slotProps={slotProps}
      />
      <RowExtrasContext value={extras}>
        <ListBody
          list={list}
          query={deferredQuery}
          filter={filter}
          selectedId={selectedId}
          pickedIds={given.pickedIds}
          onPick={given.onPick}
          returnId={returnId}
          density={density}
          status={connection.status}
          fallback={fallback}
          pinnedAttributes={pinnedAttributes}
          slots={slots}
          slotProps={slotProps}
          onSelect={onSelect}
          onMenu={given.onMenu}
          onFold={(groupKey, isFolded) => {
            const others = folded.filter((key) => key !== groupKey);
            setFolded(isFolded ? [...others, groupKey] : others);
          }}
          onClear={() => {
            setQuery('');
            setFilter({});
          }}
          onRetry={() => {
            live.stop();
            live.start();
          }}
        />
      </RowExtrasContext>
      {Foot ? (
        <Foot
          deviceCount={list.hasLoaded ? list.counts.all : null}
          groupCount={list.groupCount}
          {...slotProps.foot}
        />
      ) : null}
    </Root>
  );
}
