'use client';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { foldFloods, type Period } from '../../domain';
import {
  describeError,
  LazyWords,
  useAlarmTakes,
  useDevices,
  useEventPlaces,
  useEvents,
  useFormat,
  useLabels,
} from '../../react';
import { ResourceWords, useTableLabels } from '../../react/resource';
import { DataTable, EmptyState, MenuItem } from '../../ui';
import type { Namespace } from '../../words';
import { EventDrawer, type EventLinks } from './event-drawer';
import { toEventRow, type EventRow } from './event-rows';
import { useEventColumns } from './use-event-columns';

const WORDS: readonly Namespace[] = ['alarms', 'errors', 'refusals'];
const Root = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;
const Table = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  & > .rastro-table {
    flex: 1;
    min-height: 0;
  }
`;
const Bar = styled.div`
  flex: none;
  padding: 10px 20px;
  border-bottom: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
  & > .rastro-period-field {
    flex-flow: row wrap;
    gap: 8px 16px;
    align-items: center;
  }
`;

/** Props of {@link EventList}. */
export interface EventListProps extends EventLinks {
  /** null asks for nothing, e.g. while a period is being typed. */
  period: Period | null;
  /** Whether what happens now is shown at the top. Default true. */
  isLive?: boolean;
  /** What stands above the table, such as the choice of the period. */
  filters?: ReactNode;
}

/**
 * What happened to all vehicles in a period: filters by kind, vehicle, group and who cares, CSV, what
 * happens now at the top, floods put together, and one event beside. Fills the height that it is given.
 */
export function EventList(props: EventListProps): ReactElement {
  return (
    <ResourceWords>
      <LazyWords files={WORDS}>
        <List {...props} />
      </LazyWords>
    </ResourceWords>
  );
}

const idOf = (row: EventRow): number => row.id;

function List({
  period,
  isLive = true,
  filters,
  onShowDevice,
  onShowMoment,
}: EventListProps): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const labels = useTableLabels(t('events.list.label'));
  const { data: events, isLoading, error, refresh } = useEvents({ period, isLive });
  const devices = useDevices();
  const { takes } = useAlarmTakes();
  const places = useEventPlaces(events);
  const columns = useEventColumns(events);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const [shownId, setShownId] = useState<number | null>(null);
  const rows = useMemo(
    () =>
      foldFloods(events ?? [], openIds).map((folded) =>
        toEventRow(folded, { devices, places, takes }),
      ),
    [events, openIds, devices, places, takes],
  );
  const shown = rows.find(({ id }) => id === shownId);
  return (
    <Root className="rastro-event-list">
      <Table>
        {filters ? <Bar>{filters}</Bar> : null}
        <DataTable<EventRow>
          rows={rows}
          columns={columns}
          rowId={idOf}
          labels={labels}
          locale={locale}
          exportName="events"
          status={error !== undefined ? 'failed' : isLoading ? 'loading' : 'ready'}
          {...(error === undefined ? {} : { failure: { text: t({ key: describeError(error) }) } })}
          onRetry={() => void refresh()}
          empty={<EmptyState title={t('events.empty.title')} text={t('events.empty.text')} />}
          currentId={shownId}
          onOpen={({ id }) => setShownId(id)}
          rowMenu={({ event, more }) => (
            <>
              <MenuItem onSelect={() => setShownId(event.id)}>{t('events.open.action')}</MenuItem>
              {more.length > 0 ? (
                <MenuItem onSelect={() => setOpenIds((ids) => new Set(ids).add(event.id))}>
                  {t('events.unfold.action', { count: more.length })}
                </MenuItem>
              ) : null}
            </>
          )}
        />
      </Table>
      {shown ? (
        <EventDrawer
          row={shown}
          onClose={() => setShownId(null)}
          onShowDevice={onShowDevice}
          onShowMoment={onShowMoment}
        />
      ) : null}
    </Root>
  );
}
