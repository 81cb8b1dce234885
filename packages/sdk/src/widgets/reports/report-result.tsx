import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { FileSearch } from 'lucide-react';
import { styled } from 'styled-components';
import {
  chooseReportColumns,
  findOnlyDay,
  hideEmptyColumns,
  hideOneVehicle,
  measureRows,
  mergeSummary,
  type Period,
  listReportGroupings,
  type ReportKind,
  type ReportRow,
  type ReportVehicles,
  type ReportView,
  toReportTable,
} from '../../domain';
import { useFormat, useLabels, useReport } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { createReplayPicture } from '../../react/replay/replay-picture';
import { useReportPlaces } from '../../react/reports/use-report-places';
import { Button, EmptyState, Menu, MenuChoices, useMedia } from '../../ui';
import { ROOMY_QUERY } from '../../ui/dialog/drawer';
import { ReportChart } from './report-chart';
import { ReportLines } from './report-lines';
import { ReportNotices } from './report-notices';
import type { ReportPageProps } from './report-page-props';
import { ReportSide } from './report-side';
import { ReportTable } from './report-table';
import { ReportTools } from './report-tools';
import { takeRowPicture } from './take-row-picture';
import { useMeasuredColumns } from './use-measured-columns';
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
  /** undefined before somebody has opened or closed one: then it is the first, where there is room. */
  const [chosenId, setOpenId] = useState<string | null>();
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
  const merged = useMemo(
    () =>
      kind === 'chart'
        ? measureRows(rows, measure)
        : kind === 'summary' && by === 'none'
          ? mergeSummary(rows)
          : rows,
    [kind, by, rows, measure],
  );
  // While rows come in, columns stay.
  const saidColumns = useMemo(
    () => (isRunning ? tableColumns : hideEmptyColumns(tableColumns, merged)),
    [isRunning, tableColumns, merged],
  );
  const isWide = useMedia(ROOMY_QUERY);
  const firstId = isWide && OPENS_FIRST.has(kind) ? shown[0]?.id : undefined;
  const openId = chosenId === undefined ? (firstId ?? null) : chosenId;
  const open = merged.find(({ id }) => id === openId) ?? null;
  const chosen = useMemo(() => chooseReportColumns(kind, columns, all), [kind, columns, all]);
  const toTable = useCallback(
    (of: readonly ReportRow[]) => toReportTable(kind, of, chosen, { by, timeZone }),
    [kind, chosen, by, timeZone],
  );
  const table = useMemo(() => toTable(shown), [toTable, shown]);
  const { complete: findPlaces } = places;
  const complete = useCallback(
    async (signal: AbortSignal) => toTable(await findPlaces(shown, chosen, signal)),
    [toTable, findPlaces, shown, chosen],
  );
  // An event has none, nor has who did not drive.
  const lacksTopSpeed = rows.some(
    ({ values }) => values['maxSpeed'] === null && Number(values['distance']) > 0,
  );
  const change = (part: Partial<ReportView>) =>
    onViewChange({ ...view, ...part }, { isStep: false });
  const [chart, setChart] = useState<HTMLElement | null>(null);
  const takeChart = useCallback(async () => {
    const { takeChartPicture } = await import('./take-chart-picture');
    return chart ? takeChartPicture(chart) : undefined;
  }, [chart]);
  const [map] = useState(createReplayPicture);
  const takeMap = useCallback(() => {
    const { vehicle } = open?.values ?? {};
    const [from, to] = [open?.fromMs, open?.toMs].map((ms) => (ms ? format.dateTime(ms) : ''));
    const span = from === to ? from : `${from} – ${to}`;
    return takeRowPicture(map, [vehicle, span].filter(Boolean).join(' · '));
  }, [map, open, format]);
  const openRow = useCallback((row: ReportRow) => setOpenId(row.id), []);
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
              kind === 'drivers' && report.failures.length === 0 ? (
                <EmptyState
                  icon={<FileSearch />}
                  title={t('report.page.drivers.empty')}
                  text={t('report.page.drivers.emptyText', ends)}
                  actions={
                    onDrivers && (
                      <Button onClick={onDrivers}>{t('report.page.drivers.action')}</Button>
                    )
                  }
                />
              ) : (
                <EmptyState
                  icon={<FileSearch />}
                  title={t(isSilent ? 'report.page.silent.empty' : 'report.page.empty')}
                  text={
                    isSilent ? t('report.page.silent.emptyText') : t('report.page.emptyText', ends)
                  }
                />
              )
            }
            filters={
              <>
                {groupings.length === 1 ? null : (
                  <Menu trigger={<Button>{t(`report.page.grouped.${by}`)}</Button>}>
                    <MenuChoices
                      label={t('report.page.grouping')}
                      options={groupings.map((value) => ({
                        value,
                        label: t(`report.page.grouping.${value}`),
                      }))}
                      value={by}
                      onSelect={(value) => change({ grouping: value })}
                    />
                  </Menu>
                )}
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
