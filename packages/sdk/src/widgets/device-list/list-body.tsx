import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { ConnectionState } from '../../client';
import { useLabels, type DeviceListState, type GroupKey } from '../../react';
import { countFilters } from './toolbar/count-filters';
import type {
  DeviceListProps,
  DeviceListSlotProps,
  DeviceListSlots,
  ListDensity,
  ListFilter,
} from './device-list-props';
import { Fill } from './device-list-styles';
import { ListEmpty, ListFailure, ListNoMatch, ListRefused } from './notice/list-notice';
import { ListSkeleton } from './notice/list-skeleton';
import { RowDetail } from './row/row-detail';
import { useSkeleton } from '../../ui/feedback/use-skeleton';
import { VirtualList } from './rows/virtual-list';

/** Props of {@link ListBody}. */
export interface ListBodyProps {
  list: DeviceListState;
  query: string;
  filter: ListFilter;
  selectedId: number | null;
  pickedIds: readonly number[] | undefined;
  onPick: ((deviceId: number) => void) | undefined;
  returnId: number | null;
  density: ListDensity;
  status: ConnectionState['status'];
  fallback: ReactNode | undefined;
  pinnedAttributes: readonly string[];
  slots: DeviceListSlots;
  slotProps: DeviceListSlotProps;
  onSelect: ((deviceId: number) => void) | undefined;
  onMenu: DeviceListProps['onMenu'];
  onFold: (groupKey: GroupKey, isFolded: boolean) => void;
  onClear: () => void;
  onRetry: () => void;
}

/** The rows, or what stands in their place: skeleton, failure, nothing yet, nothing found. */
export function ListBody(props: ListBodyProps): ReactElement {
  const { list, query, filter, density, status, slots } = props;
  const t = useLabels();
  const picked = props.pickedIds;
  const pickedIds = useMemo(() => picked && new Set(picked), [picked]);
  const isFailed = !list.hasLoaded && (status === 'reconnecting' || status === 'signedOut');
  const isSkeletonShown = useSkeleton(!list.hasLoaded && !isFailed && status !== 'refused');
  if (isFailed) {
    return (
      <Fill>
        <ListFailure isSignedOut={status === 'signedOut'} onRetry={props.onRetry} />
      </Fill>
    );
  }
  if (status === 'refused') {
    return (
      <Fill>
        <ListRefused />
      </Fill>
    );
  }
  if (isSkeletonShown) return <>{props.fallback ?? <ListSkeleton density={density} />}</>;
  if (!list.hasLoaded) return <Fill aria-busy="true" />;
  if (list.counts.all === 0) {
    const Empty = slots.empty === undefined ? ListEmpty : slots.empty;
    return (
      <Fill>{Empty ? <Empty onRefresh={props.onRetry} {...props.slotProps.empty} /> : null}</Fill>
    );
  }
  if (list.deviceIds.length === 0) {
    return (
      <Fill>
        <ListNoMatch
          total={list.counts.all}
          query={query.trim()}
          filterCount={countFilters(filter)}
          onClear={props.onClear}
        />
      </Fill>
    );
  }
  return (
    <VirtualList
      label={t('list.label')}
      rows={list.rows}
      selectedId={props.selectedId}
      pickedIds={pickedIds}
      onPick={props.onPick}
      returnId={props.returnId}
      density={density}
      pinnedAttributes={props.pinnedAttributes}
      query={query}
      Detail={slots.rowDetail === undefined ? RowDetail : slots.rowDetail}
      onSelect={props.onSelect}
      onMenu={props.onMenu}
      onFold={props.onFold}
    />
  );
}
