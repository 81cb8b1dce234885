'use client';
import { useRef, useState, type ReactElement } from 'react';
import { FileChartColumn } from 'lucide-react';
import { styled } from 'styled-components';
import { listReportAreas, scheduleView } from '../../domain';
import {
  AppearanceScope,
  LabelsScope,
  LazyWords,
  useAccess,
  useLabels,
  usePeriod,
} from '../../react';
import { EmptyState, widgetText } from '../../ui';
import { ReportAsked } from './report-asked';
import { MAX_REPORT_DAYS, ReportBuilder } from './report-builder';
import type { ReportPageProps } from './report-page-props';
import { ReportResult } from './report-result';
import { REPORT_WORDS } from './report-words';

const Root = styled.div`
  ${widgetText}
  display: flex;
  flex: 1;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: var(--rastro-surface);
`;
const Fill = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 240px;
`;

/**
 * A report: what it is asked for, and what came of it, in figures, as bars, in a table and on a map. Fills
 * the height that it is given. Must stand inside `<TrackingProvider>`; the host keeps the view, as in an
 * address that people share.
 */
export function ReportPage({ appearance, labels, ...rest }: ReportPageProps): ReactElement {
  return (
    <AppearanceScope appearance={appearance}>
      <LazyWords files={REPORT_WORDS}>
        <LabelsScope labels={labels}>
          <Page {...rest} />
        </LabelsScope>
      </LazyWords>
    </AppearanceScope>
  );
}

function Page(props: Omit<ReportPageProps, 'appearance' | 'labels'>): ReactElement {
  const { kind, view, onViewChange, onSchedule } = props;
  const t = useLabels();
  const access = useAccess();
  const [isBuilding, setBuilding] = useState(false);
  const isClosed = useRef(false);
  /** Focuses the line the form collapsed into, after the user closed it. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !isClosed.current) return;
    isClosed.current = false;
    button.focus();
  };
  const close = () => {
    setBuilding(false);
    isClosed.current = true;
  };
  const { period, refresh } = usePeriod(view.period, { maxDays: MAX_REPORT_DAYS });
  const refusal = listReportAreas(kind)
    .map((area) => access('read', area))
    .find(({ allowed }) => !allowed);
  // Addresses are read anew with every change of theirs; the same vehicles stay the same object.
  const vehiclesKey = JSON.stringify(view.vehicles);
  const [kept, setKept] = useState({ key: vehiclesKey, vehicles: view.vehicles });
  if (kept.key !== vehiclesKey) setKept({ key: vehiclesKey, vehicles: view.vehicles });
  const { vehicles } = kept;
  if (refusal) {
    return (
      <Root>
        <Fill>
          {refusal.rule ? (
            <EmptyState
              icon={<FileChartColumn />}
              title={t({ key: `error.code.${refusal.rule}` })}
            />
          ) : null}
        </Fill>
      </Root>
    );
  }
  const isFolded = vehicles !== null && period !== null && !isBuilding;
  return (
    <Root className="rastro-report-page">
      {isFolded ? (
        <ReportAsked
          ref={takeFocus}
          kind={kind}
          view={view}
          period={period}
          onAgain={refresh}
          onSchedule={
            scheduleView(kind, view) && access('create', 'reports').allowed ? onSchedule : undefined
          }
          onChange={() => setBuilding(true)}
        />
      ) : (
        <ReportBuilder
          key={`${vehiclesKey}${JSON.stringify(view.period)}${view.silentHours}`}
          kind={kind}
          view={view}
          onClose={isBuilding ? close : undefined}
          onAsk={(asked) => {
            close();
            refresh();
            onViewChange({ ...view, ...asked }, { isStep: true });
          }}
        />
      )}
      {vehicles === null ? (
        <Fill>
          <EmptyState
            icon={<FileChartColumn />}
            title={t('report.page.choose')}
            text={t(`report.about.${kind}`)}
          />
        </Fill>
      ) : period ? (
        <ReportResult {...props} vehicles={vehicles} period={period} />
      ) : null}
    </Root>
  );
}
