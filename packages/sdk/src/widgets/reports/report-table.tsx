'use client';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  REPORT_COLUMNS,
  type Place,
  type ReportColumn,
  type ReportGrouping,
  type ReportKind,
  type ReportRow,
  type ReportView,
  toDayKey,
  toReportGroupKey,
} from '../../domain';
import { useDevices, useFormat, useLabels } from '../../react';
import { useSpeedLimits } from '../../react/resource/use-speed-limits';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useTableLabels } from '../../react/resource/words/use-table-labels';
import {
  DataTable,
  DEFAULT_TABLE_STATE,
  MenuItem,
  MiddleText,
  VehicleLines,
  type TableState,
} from '../../ui';
import { PlaceText } from '../place-line/place-text';
import { toTableColumn } from './to-table-column';
import { useSayValue } from './use-say-value';
import { TriangleAlert } from 'lucide-react';

const Above = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  color: var(--rastro-status-alarm-text);
  font-weight: 550;
  & > svg {
    flex: none;
  }
`;

/** A highest speed; one above what the vehicle may drive at stands out, with the limit in words. */
function TopSpeed({ text, above }: { text: string; above: string | null }): ReactElement {
  if (above === null) return <span data-figure>{text}</span>;
  return (
    <Above title={above} data-figure>
      <TriangleAlert size={14} role="img" aria-label={above} />
      {text}
    </Above>
  );
}

const Towards = styled.span`
  display: flex;
  gap: 4px;
  min-width: 0;
`;

/** Props of {@link ReportTable}. */
export interface ReportTableProps {
  kind: ReportKind;
  rows: readonly ReportRow[];
  /** All columns that can be shown. Default those of its kind. */
  columns?: readonly ReportColumn[];
  /** The day that the whole period lies in, which stands above. */
  onlyDay?: string | null;
  isLoading: boolean;
  grouping: ReportGrouping;
  /** Columns in their order, and the sort. */
  look: Pick<ReportView, 'columns' | 'sort'>;
  onLookChange: (look: Pick<ReportView, 'columns' | 'sort'>) => void;
  currentId: string | null;
  onOpen: (row: ReportRow) => void;
  /** Opens the replay of what a row tells of; without it rows have no menu. */
  onReplay?: ((row: ReportRow) => void) | undefined;
  /** Hears an address that was found for what is on the screen. */
  onPlaceFound?: (place: Place, address: string) => void;
  /** Hears the rows that pass search and filters, in their order. */
  onRowsShown?: (rows: readonly ReportRow[]) => void;
  /** In the place of no rows at all. */
  empty: ReactNode;
  /** Further controls behind the filters. */
  filters?: ReactNode;
  foot?: ReactNode;
}

const rowId = (row: ReportRow): string => row.id;

/** The rows of a report: searched, filtered, sorted, grouped, with their figures below. */
export function ReportTable({
  kind,
  rows,
  columns: all = REPORT_COLUMNS[kind],
  onlyDay = null,
  isLoading,
  grouping,
  look,
  onLookChange,
  onReplay,
  onPlaceFound,
  ...rest
}: ReportTableProps): ReactElement {
  const t = useLabels();
  const say = useSayValue(onlyDay);
  const format = useFormat();
  const { timeZone } = useTrackingContext('ReportTable');
  const labels = useTableLabels(t(`report.kind.${kind}`));
  const devices = useDevices();
  const findLimit = useSpeedLimits();
  const [own, setOwn] = useState<TableState>(DEFAULT_TABLE_STATE);
  const columns = useMemo(() => {
    const drawEnd = ({ fromMs, toMs }: ReportRow) => {
      if (fromMs === null || toMs === null) return null;
      const isSameDay = toDayKey(fromMs, timeZone) === toDayKey(toMs, timeZone);
      return t('report.row.until', { time: isSameDay ? format.time(toMs) : say(toMs, 'time') });
    };
    const drawTopSpeed = ({ deviceId, values: { maxSpeed } }: ReportRow) => {
      const limit = findLimit(devices.get(deviceId));
      const text = say(maxSpeed, 'speed');
      const said = say(limit, 'speed');
      const isAbove = limit !== null && typeof maxSpeed === 'number' && maxSpeed > limit;
      // What reads the same is not above it.
      const above = isAbove && text !== said ? t('report.row.aboveLimit', { limit: said }) : null;
      return <TopSpeed text={text} above={above} />;
    };
    return all.map((column) => {
      const drawn = toTableColumn(column, { t, say });
      const { under } = drawn;
      if (column.key === 'vehicle') return { ...drawn, cell: drawVehicle };
      if (column.key === 'driver' && under) {
        return { ...drawn, under: { ...under, draw: drawDriver } };
      }
      if (column.key === 'maxSpeed') return { ...drawn, cell: drawTopSpeed };
      if (column.key === 'endTime' && under) {
        return { ...drawn, under: { ...under, draw: drawEnd } };
      }
      if (column.kind !== 'place') return drawn;
      const cell = (row: ReportRow) => drawPlace(row, column.key, onPlaceFound);
      if (!under) return { ...drawn, cell };
      const draw = (row: ReportRow) => <Towards>→ {cell(row)}</Towards>;
      return { ...drawn, cell, under: { ...under, draw } };
    });
  }, [all, t, say, format, timeZone, onPlaceFound, devices, findLimit]);
  const state = useMemo((): TableState => {
    const { columns: keys, sort } = look;
    const others = all.flatMap(({ key }) =>
      keys?.includes(key) ? [] : [{ id: key, isShown: false }],
    );
    // The vehicle, once it is chosen, stands in front.
    const isLead = ({ id }: { id: string }) => id === 'vehicle';
    const order = keys && [
      ...others.filter(isLead),
      ...keys.map((id) => ({ id, isShown: true })),
      ...others.filter((other) => !isLead(other)),
    ];
    return { ...own, sort, columns: order ?? [] };
  }, [all, own, look]);
  function change(next: TableState) {
    setOwn(next);
    const isSame = next.columns === state.columns && next.sort === state.sort;
    if (isSame) return;
    const shown = next.columns.filter(({ isShown }) => isShown).map(({ id }) => id);
    onLookChange({ columns: next.columns.length === 0 ? null : shown, sort: next.sort });
  }
  const groups = useMemo(() => {
    if (grouping === 'none') return undefined;
    const isDay = grouping === 'day';
    return {
      keyOf: (row: ReportRow) => toReportGroupKey(row, grouping, timeZone),
      title: (key: string, inGroup: readonly ReportRow[]) => {
        const name = isDay ? say(key, 'day') : say(inGroup[0]?.values['vehicle'], 'text');
        return t('report.page.group', { name, count: inGroup.length });
      },
      ...(isDay && { compare: (left: string, right: string) => (left < right ? -1 : 1) }),
    };
  }, [grouping, timeZone, say, t]);
  return (
    <DataTable<ReportRow>
      {...rest}
      rows={rows}
      columns={columns}
      rowId={rowId}
      labels={labels}
      locale={format.locale}
      status={isLoading ? 'loading' : 'ready'}
      state={state}
      onStateChange={change}
      grouping={groups}
      {...(onReplay && {
        rowMenu: (row: ReportRow) => (
          <>
            <MenuItem onSelect={() => rest.onOpen(row)}>{t('report.page.row.open')}</MenuItem>
            {row.fromMs === null ? null : (
              <MenuItem onSelect={() => onReplay(row)}>{t('report.page.side.replay')}</MenuItem>
            )}
          </>
        ),
      })}
      exportName={null}
    />
  );
}

function drawVehicle({ values }: ReportRow, isFolded: boolean): ReactElement {
  const { vehicle, plate } = values;
  const name = String(vehicle);
  // The second line is taken where the driver stands on it.
  if (isFolded) return <MiddleText>{name}</MiddleText>;
  return <VehicleLines name={name} plate={typeof plate === 'string' ? plate : ''} />;
}

/** The driver, behind the plate that has no other line. */
function drawDriver({ values }: ReportRow): ReactNode {
  const { plate, driver } = values;
  const parts = [plate, driver].filter((part) => typeof part === 'string' && part !== '');
  return parts.join(' · ');
}

function drawPlace(
  { deviceId, values }: ReportRow,
  key: string,
  onFound: ReportTableProps['onPlaceFound'],
): ReactElement | null {
  const place = values[key];
  if (typeof place !== 'object' || place === null) return null;
  const { latitude, longitude } = place;
  return (
    <PlaceText
      key={`${latitude},${longitude}`}
      deviceId={deviceId}
      place={place}
      onFound={onFound}
    />
  );
}
