import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  chooseReportColumns,
  findOnlyDay,
  hideEmptyColumns,
  hideOneVehicle,
  measureRows,
  mergeSummary,
  type Period,
  type ReportColumn,
  listReportGroupings,
  type ReportKind,
  type ReportRow,
  type ReportVehicles,
  type ReportView,
  toReportTable,
} from '../../domain';
import { useFormat, useLabels, useReport } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useReportPlaces } from '../../react/reports/use-report-places';
import { Button, Menu, MenuChoices, useMedia } from '../../ui';
import { ROOMY_QUERY } from '../../ui/dialog/drawer';
import { NoReportRows } from './no-report-rows';
import { ReportChart } from './report-chart';
import { ReportLines } from './report-lines';
import { ReportNotices } from './report-notices';
import type { ReportPageProps } from './report-page-props';
import { ReportSide } from './report-side';
import { ReportTable } from './report-table';
import { ReportTools } from './report-tools';
import { useMeasuredColumns } from './use-measured-columns';
import { useReportPictures } from './use-report-pictures';
import { useReportQuery } from './use-report-query';

const Columns = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;
const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;
const Table = styled.div`
  flex: 1;
  min-height: 240px;
`;
const NO_ROWS: readonly ReportRow[] = [];
const NOBODY: readonly number[] = [];
/** Reports that are read beside a map. */
const OPENS_FIRST: ReadonlySet<ReportKind> = new Set(['trips', 'stops']);

/** True of a row that drove and has no top speed; an event has none, nor has who did not drive. */
const isWithoutTopSpeed = ({ values }: ReportRow): boolean =>
  values['maxSpeed'] === null && Number(values['distance']) > 0;

/** The rows as the table shows them: of a chart in its measure, of a summary one for each vehicle. */
function mergeRows(
  kind: ReportKind,
  by: ReportView['grouping'],
  rows: readonly ReportRow[],
  measure: string,
): readonly ReportRow[] {
  if (kind === 'chart') return measureRows(rows, measure);
  return kind === 'summary' && by === 'none' ? mergeSummary(rows) : rows;
}

/** The row that is open beside the table: before somebody has chosen it is the first, where there is room. */
function useOpenRow(
  kind: ReportKind,
  rows: readonly ReportRow[],
  shown: readonly ReportRow[],
): { open: ReportRow | null; setOpenId: (id: string | null) => void } {
  /** undefined before somebody has opened or closed one. */
  const [chosenId, setOpenId] = useState<string | null>();
  const isWide = useMedia(ROOMY_QUERY);
  const firstId = isWide && OPENS_FIRST.has(kind) ? shown[0]?.id : undefined;
  const openId = chosenId === undefined ? (firstId ?? null) : chosenId;
  return { open: rows.find(({ id }) => id === openId) ?? null, setOpenId };
}

/** The shown rows as a table for files; `complete` has the places of all of them. */
function useReportTable(
  {
    kind,
    by,
    shown,
    places: { complete: findPlaces },
  }: {
    kind: ReportKind;
    by: ReportView['grouping'];
    shown: readonly ReportRow[];
    places: ReturnType<typeof useReportPlaces>;
  },
  columns: readonly ReportColumn[],
) {
  const { timeZone } = useTrackingContext('ReportResult');
  const toTable = useCallback(
    (of: readonly ReportRow[]) => toReportTable(kind, of, columns, { by, timeZone }),
    [kind, columns, by, timeZone],
  );
  const table = useMemo(() => toTable(shown), [toTable, shown]);
  const complete = useCallback(
    async (signal: AbortSignal) => toTable(await findPlaces(shown, columns, signal)),
    [toTable, findPlaces, shown, columns],
  );
  return { table, complete };
}

/** The rows by themselves or together, of a report that can have them in more ways than one. */
function GroupingMenu({
  kind,
  by,
  onChange,
}: {
  kind: ReportKind;
  by: ReportView['grouping'];
  onChange: (by: ReportView['grouping']) => void;
}): ReactElement | null {
  const t = useLabels();
  const groupings = listReportGroupings(kind);
  if (groupings.length === 1) return null;
  return (
    <Menu trigger={<Button>{t(`report.page.grouped.${by}`)}</Button>}>
      <MenuChoices
        label={t('report.page.grouping')}
        options={groupings.map((value) => ({
          value,
          label: t(`report.page.grouping.${value}`),
        }))}
        value={by}
        onSelect={onChange}
      />
    </Menu>
  );
}

/** A report that was asked for: how it is getting on, its chart, its rows, and one of them on the map. */
export function ReportResult({
  kind,
  view,
  vehicles,
  period,
  onViewChange,
  onReplay,
  onDrivers,
  actions,
}: Omit<ReportPageProps, 'appearance' | 'labels'> & {
  vehicles: ReportVehicles;
  period: Period;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const { timeZone } = useTrackingContext('ReportResult');
  const [shown, setShown] = useState(NO_ROWS);
  const { silentHours, measure, grouping, columns } = view;
  const all = useMeasuredColumns(kind, measure);
  const tableColumns = useMemo(() => hideOneVehicle(kind, all, vehicles), [kind, all, vehicles]);
  const query = useReportQuery(kind, vehicles, period, silentHours);
  const report = useReport(query);
  const places = useReportPlaces(report.rows);
  const { rows } = places;
  const isSilent = kind === 'silent';
  const isRunning = report.status === 'running' || report.status === 'idle';
  const groupings = listReportGroupings(kind);
  const by = groupings.includes(grouping) ? grouping : 'none';
  const merged = useMemo(() => mergeRows(kind, by, rows, measure), [kind, by, rows, measure]);
  // While rows come in, columns stay.
  const saidColumns = useMemo(
    () => (isRunning ? tableColumns : hideEmptyColumns(tableColumns, merged)),
    [isRunning, tableColumns, merged],
  );
  const { open, setOpenId } = useOpenRow(kind, merged, shown);
  const { table, complete } = useReportTable(
    { kind, by, shown, places },
    useMemo(() => chooseReportColumns(kind, columns, all), [kind, columns, all]),
  );
  const lacksTopSpeed = rows.some(isWithoutTopSpeed);
  const change = (part: Partial<ReportView>) =>
    onViewChange({ ...view, ...part }, { isStep: false });
  const { setChart, takeChart, map, takeMap } = useReportPictures(open);
  const openRow = useCallback((row: ReportRow) => setOpenId(row.id), [setOpenId]);
  const ends = {
    from: format.dateTime(period.fromMs, { year: true }),
    to: format.dateTime(period.toMs, { year: true }),
  };
  return (
    <Columns>
      <Main>
        <ReportNotices report={report} askedIds={query?.deviceIds ?? NOBODY} />
        {isSilent || rows.length === 0 ? null : kind === 'chart' ? (
          <ReportLines
            ref={setChart}
            rows={rows}
            period={period}
            measure={measure}
            current={open}
            onMeasureChange={(next) => change({ measure: next })}
            onOpen={openRow}
          />
        ) : (
          <ReportChart key={kind} kind={kind} rows={rows} period={period} />
        )}
        <Table>
          <ReportTable
            key={kind}
            kind={kind}
            rows={merged}
            columns={saidColumns}
            onlyDay={isSilent ? null : findOnlyDay(period, timeZone)}
            isLoading={isRunning}
            grouping={by}
            look={view}
            onLookChange={change}
            currentId={open?.id ?? null}
            onOpen={openRow}
            onReplay={onReplay}
            onRowsShown={setShown}
            onPlaceFound={places.learn}
            foot={lacksTopSpeed ? t('report.page.noTopSpeed') : undefined}
            empty={
              <NoReportRows
                kind={kind}
                ends={ends}
                isWhole={report.failures.length === 0}
                onDrivers={onDrivers}
              />
            }
            filters={
              <>
                <GroupingMenu kind={kind} by={by} onChange={(next) => change({ grouping: next })} />
                {rows.length === 0 || isRunning ? null : (
                  <ReportTools places={places}>
                    {actions?.(table, {
                      period: isSilent ? null : t('report.page.span', ends),
                      span: isSilent ? null : period,
                      count: t('report.page.rows', { count: shown.length }),
                      complete,
                      picture: kind === 'chart' ? takeChart : open ? takeMap : undefined,
                    })}
                  </ReportTools>
                )}
              </>
            }
          />
        </Table>
      </Main>
      <ReportSide
        columns={all}
        row={open}
        picture={map}
        onClose={() => setOpenId(null)}
        onReplay={onReplay}
      />
    </Columns>
  );
}
