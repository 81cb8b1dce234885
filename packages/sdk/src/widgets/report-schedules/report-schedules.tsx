'use client';
import { CalendarClock, Plus } from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { scheduledReport, type ScheduledReport } from '../../contract';
import type { ScheduleStart } from '../../domain';
import {
  AppearanceScope,
  LabelsScope,
  LazyWords,
  useAccess,
  useLabels,
  useResource,
  type Appearance,
  type LabelOverrides,
} from '../../react';
import { describeError } from '../../react/describe-error';
import { Button, classNames, EmptyState, ErrorState, ProgressBar, widgetText } from '../../ui';
import type { Namespace } from '../../words';
import { ScheduleDialog } from './schedule-dialog';
import { ScheduleRow } from './schedule-row';

/** While a mail is on its way, how it went is asked for so often. */
const WAITING_MS = 5_000;
const WORDS: readonly Namespace[] = [
  'schedules',
  'reports',
  'report-page',
  'period',
  'resource',
  'members',
  'export',
];

const Root = styled.div`
  ${widgetText}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  background: var(--rastro-surface);
`;
const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 12px 24px;
  @media (max-width: 768px) {
    padding: 12px 16px;
  }
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--rastro-border);
  list-style: none;
`;

/** Props of {@link ReportSchedules}. */
export interface ReportSchedulesProps {
  /** Opens the form of a new one with this filled in, as `scheduleView` makes it of a report. */
  start?: ScheduleStart | null;
  /** The form that `start` opened was closed. */
  onStartEnd?: () => void;
  appearance?: Appearance;
  labels?: LabelOverrides;
  /** Shown until the words are there; default nothing. */
  fallback?: ReactNode;
  className?: string;
}

/**
 * The reports that go out by themselves: what goes when and to whom, how the last times went, and a form
 * for each. Must stand inside `<TrackingProvider>`.
 */
export function ReportSchedules({
  appearance,
  labels,
  fallback,
  className,
  ...rest
}: ReportSchedulesProps): ReactElement {
  return (
    <AppearanceScope appearance={appearance}>
      <LazyWords files={WORDS} fallback={fallback}>
        <LabelsScope labels={labels}>
          <Schedules {...rest} className={className} />
        </LabelsScope>
      </LazyWords>
    </AppearanceScope>
  );
}

function Schedules({
  start = null,
  onStartEnd,
  className,
}: Pick<ReportSchedulesProps, 'start' | 'onStartEnd' | 'className'>): ReactElement {
  const t = useLabels();
  const access = useAccess();
  const { data, error, isLoading, refresh } = useResource(scheduledReport);
  const [open, setOpen] = useState<ScheduledReport | 'new' | null>(start ? 'new' : null);
  const isWaiting = data?.some(({ lastStatus }) => lastStatus === 'waiting') === true;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refresh(), WAITING_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
  const current = open === 'new' ? null : (data?.find(({ id }) => id === open?.id) ?? open);
  const mayCreate = access('create', 'reports').allowed;
  const newButton = mayCreate ? (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('schedule.new.action')}
    </Button>
  ) : undefined;
  return (
    <Root className={classNames('rastro-report-schedules', className)}>
      {isLoading ? <ProgressBar label={t('schedule.loading.label')} /> : null}
      {data === undefined ? (
        error === undefined ? null : (
          <ErrorState
            title={t('schedule.failed.title')}
            text={t({ key: describeError(error) })}
            actions={<Button onClick={() => void refresh()}>{t('schedule.retry.action')}</Button>}
          />
        )
      ) : data.length === 0 ? (
        <EmptyState
          icon={<CalendarClock />}
          title={t('schedule.empty.title')}
          text={t('schedule.empty.text')}
          actions={newButton}
        />
      ) : (
        <>
          <Bar>{newButton}</Bar>
          <List>
            {data.map((report) => (
              <ScheduleRow key={report.id} report={report} onOpen={() => setOpen(report)} />
            ))}
          </List>
        </>
      )}
      {open === null || (open === 'new' && !mayCreate) ? null : (
        <ScheduleDialog
          key={current?.id ?? 'new'}
          report={current}
          start={start}
          onClose={() => {
            setOpen(null);
            if (start) onStartEnd?.();
          }}
        />
      )}
    </Root>
  );
}
