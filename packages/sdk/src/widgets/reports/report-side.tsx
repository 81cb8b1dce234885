import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { type ReportColumn, type ReportPlace, type ReportRow } from '../../domain';
import { describeError, useLabels } from '../../react';
import type { ReplayPicture } from '../../react/replay/replay-picture';
import { hasWay, useRowWay } from '../../react/reports/use-row-way';
import { Button, Drawer, ErrorState, ProgressBar } from '../../ui';
import { useSayValue } from './use-say-value';

const RowMap = lazy(() =>
  import('./row-map-view').then((module) => ({ default: module.RowMapView })),
);

const Map = styled.div`
  position: relative;
  flex: none;
  height: 300px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Note = styled.p`
  margin: 0;
  padding: 12px 20px;
  border-bottom: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
`;
const Facts = styled.dl`
  margin: 0;
  padding: 8px 20px 16px;
  & > div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    padding: 8px 0;
    border-bottom: 1px solid var(--rastro-border);
  }
  & dt {
    flex: none;
    color: var(--rastro-text-muted);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 550;
    text-align: end;
  }
`;
const Actions = styled.div`
  padding: 0 20px 20px;
`;

/** Width of the side panel, px; leaves room for the columns of trips at 1440 px. */
const SIDE_PX = 336;

/** The place that a row itself tells; null where its way has to be asked for. */
function placeOf(row: ReportRow): ReportPlace | null {
  const { place } = row.values;
  return typeof place === 'object' ? (place ?? null) : null;
}

/** One row beside its report: where it was, and all that is known of it. */
export function ReportSide({
  columns,
  row,
  picture,
  onClose,
  onReplay,
}: {
  /** All that can be told of it. */
  columns: readonly ReportColumn[];
  row: ReportRow | null;
  /** Told how a picture of the row's map is taken. */
  picture: ReplayPicture;
  onClose: () => void;
  onReplay: ((row: ReportRow) => void) | undefined;
}): ReactElement {
  const t = useLabels();
  const say = useSayValue();
  const place = row && placeOf(row);
  const way = useRowWay(place ? null : row);
  const points = useMemo(() => (place ? [place] : (way.data ?? [])), [place, way.data]);
  const facts = row
    ? columns.flatMap(({ key, label, name, kind: valueKind }) => {
        const text = say(row.values[key], valueKind);
        return text === '' || key === 'vehicle'
          ? []
          : [{ key, label: name ?? t({ key: label }), text }];
      })
    : [];
  return (
    <Drawer
      isOpen={row !== null}
      onClose={onClose}
      title={say(row?.values['vehicle'], 'text')}
      widthPx={SIDE_PX}
      closeLabel={t('report.page.side.close')}
    >
      {row && (place || hasWay(row)) && row.positionId !== 0 ? (
        <Map>
          {way.isLoading ? <ProgressBar label={t('report.page.side.loading')} /> : null}
          {way.error !== undefined ? (
            <ErrorState
              title={t('report.page.side.failed')}
              text={t({ key: describeError(way.error) })}
              actions={
                <Button onClick={() => void way.refresh()}>{t('table.failed.retry')}</Button>
              }
            />
          ) : (
            <Suspense fallback={null}>
              <RowMap deviceId={row.deviceId} points={points} picture={picture} />
            </Suspense>
          )}
        </Map>
      ) : row ? (
        <Note>
          {t(row.positionId === 0 ? 'report.page.side.nowhere' : 'report.page.side.long')}
        </Note>
      ) : null}
      {way.data?.length === 0 ? <Note>{t('report.page.side.gone')}</Note> : null}
      <Facts>
        {facts.map(({ key, label, text }) => (
          <div key={key}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </Facts>
      {row && onReplay && row.fromMs !== null ? (
        <Actions>
          <Button wide icon={<Play aria-hidden="true" />} onClick={() => onReplay(row)}>
            {t('report.page.side.replay')}
          </Button>
        </Actions>
      ) : null}
    </Drawer>
  );
}
