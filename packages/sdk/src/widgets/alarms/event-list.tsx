'use client';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import {
  FIRST_EVENT_CHOICE,
  foldFloods,
  isChosenEvent,
  type EventChoice,
  type Period,
} from '../../domain';
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
import { Button, DataTable, EmptyState, MenuItem, useMedia } from '../../ui';
import type { Namespace } from '../../words';
import { ROOMY_QUERY } from '../../ui/dialog/drawer';
import { EventCategories } from './event-categories';
import { EVENT_DRAWER_WIDTH_PX, EventDrawer, type EventLinks } from './event-drawer';
import { toEventRow, type EventRow } from './event-rows';
import { useEventColumns } from './use-event-columns';

const WORDS: readonly Namespace[] = ['alarms', 'errors', 'refusals'];
/** Media query for cards instead of a table. */
const NARROW_QUERY = '(max-width: 768px)';

const Root = styled.div`
  position: relative;
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
  /* The layer over the table lets its tools be pressed. */
  @media (min-width: 1181px) and (max-width: 1599.98px) {
    &[data-covered='true'] > :first-child,
    &[data-covered='true'] .rastro-table-toolbar {
      padding-inline-end: ${EVENT_DRAWER_WIDTH_PX + 20}px;
    }
  }
`;
const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 10px 24px;
  align-items: center;
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
  /** Shows live events at the top. Default true. */
  isLive?: boolean;
  /** Content above the table, such as the period picker. */
  filters?: ReactNode;
  /**
   * Filter of the events, when the page keeps it; without it, the list keeps its own, which begins
   * with alarms.
   */
  choice?: EventChoice;
  onChoose?: (choice: EventChoice) => void;
}

/**
 * Events of all vehicles in a period: filters by kind, vehicle, group and alarm owner, CSV, live
 * events at the top, bursts folded, and one event beside. Fills its container's height.
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

/** The words of the table. A flood is one row: without a word the rows would seem to be too few. */
function useCountLabels(folded: ReturnType<typeof foldFloods<TrackingEvent>>) {
  const t = useLabels();
  const eventCount = folded.reduce((sum, { more }) => sum + 1 + more.length, 0);
  const tableLabels = useTableLabels(t('events.list.label'));
  return useMemo(
    () => ({
      ...tableLabels,
      count: (shown: number, all: number) =>
        shown === all && eventCount > all
          ? t('events.count', { count: eventCount })
          : tableLabels.count(shown, all),
    }),
    [tableLabels, t, eventCount],
  );
}

/** Stands in place of the events where there are none, or none of those that were chosen. */
function NoEvents({
  isElsewhere,
  isOfAlarms,
  onShowAll,
}: {
  /** There are some that were not chosen. */
  isElsewhere: boolean;
  /** Alarms alone were chosen. */
  isOfAlarms: boolean;
  onShowAll: () => void;
}): ReactElement {
  const t = useLabels();
  return isElsewhere ? (
    <EmptyState
      title={t(isOfAlarms ? 'events.noAlarms.title' : 'events.none.title')}
      text={t('events.none.text')}
      actions={<Button onClick={onShowAll}>{t('events.all.action')}</Button>}
    />
  ) : (
    <EmptyState title={t('events.empty.title')} text={t('events.empty.text')} />
  );
}

function List({
  period,
  isLive = true,
  filters,
  choice: given,
  onChoose,
  onShowDevice,
  onShowMoment,
}: EventListProps): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const { data: events, isLoading, error, refresh } = useEvents({ period, isLive });
  const devices = useDevices();
  const { byDevice: takes } = useAlarmTakes();
  const [kept, setKept] = useState(FIRST_EVENT_CHOICE);
  const choice = given ?? kept;
  const setChoice = onChoose ?? setKept;
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const isWide = useMedia(ROOMY_QUERY);
  const isNarrow = useMedia(NARROW_QUERY);
  // Where there is room beside the list, what happened last is shown until somebody chooses.
  const [chosenId, setChosenId] = useState<number | 'newest' | null>('newest');
  const [firstId, setFirstId] = useState<number | null>(null);
  const shownId = chosenId === 'newest' ? (isWide ? firstId : null) : chosenId;
  const folded = useMemo(
    () =>
      foldFloods(
        (events ?? []).filter((event) => isChosenEvent(event, choice)),
        openIds,
      ),
    [events, choice, openIds],
  );
  // The open one first, what stands behind others last: of a storm not all are asked for.
  const asked = useMemo(() => {
    const all = folded.map(({ event }) => event);
    return [
      ...all.filter(({ id }) => id === shownId),
      ...all,
      ...folded.flatMap(({ more }) => more),
    ];
  }, [folded, shownId]);
  const labels = useCountLabels(folded);
  const places = useEventPlaces(asked);
  // Nobody has to care for anything else.
  const isOfAlarms =
    choice.category === 'alarm' || folded.every(({ event }) => event.type === 'alarm');
  const known = useMemo(() => ({ devices, places, takes }), [devices, places, takes]);
  const rows = useMemo(() => folded.map((each) => toEventRow(each, known)), [folded, known]);
  const isElsewhere = rows.length === 0 && events !== undefined && events.length > 0;
  const shown = rows.find(({ id }) => id === shownId);
  const columns = useEventColumns(events, isOfAlarms, {
    isOneBeside: shown !== undefined && isWide,
    isNarrow,
  });
  const categories =
    events && events.length > 0 ? (
      <EventCategories events={events} choice={choice} onChoose={setChoice} />
    ) : null;
  return (
    <Root className="rastro-event-list">
      <Table data-covered={shown !== undefined}>
        <Bar>
          {filters}
          {categories}
        </Bar>
        <DataTable<EventRow>
          rows={rows}
          columns={columns}
          rowId={idOf}
          labels={labels}
          locale={locale}
          exportName="events"
          rowsInFile={(row) => [
            row,
            ...row.more.map((event) => toEventRow({ event, more: [] }, known)),
          ]}
          status={error !== undefined ? 'failed' : isLoading ? 'loading' : 'ready'}
          {...(error === undefined ? {} : { failure: { text: t({ key: describeError(error) }) } })}
          onRetry={() => void refresh()}
          empty={
            <NoEvents
              isElsewhere={isElsewhere}
              isOfAlarms={choice.category === 'alarm'}
              onShowAll={() => setChoice({ category: 'all' })}
            />
          }
          currentId={shown?.id ?? null}
          onRowsShown={([first]) => setFirstId(first?.id ?? null)}
          onOpen={({ id }) => setChosenId(id)}
          rowMenu={({ event, more }) => (
            <>
              <MenuItem onSelect={() => setChosenId(event.id)}>{t('events.open.action')}</MenuItem>
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
          onClose={() => setChosenId(null)}
          onShowDevice={onShowDevice}
          onShowMoment={onShowMoment}
        />
      ) : null}
    </Root>
  );
}
