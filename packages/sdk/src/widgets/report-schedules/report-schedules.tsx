'use client';
import { CalendarClock, Plus } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { scheduledReport } from '../../contract';
import type { ScheduleStart } from '../../domain';
import {
  AppearanceScope,
  LabelsScope,
  useAccess,
  useLabels,
  useResource,
  type Appearance,
  type LabelOverrides,
} from '../../react';
import { Button, classNames, EmptyState, widgetText } from '../../ui';
import { ReportScheduleDialog } from './schedule-dialog';
import { ReportScheduleList } from './schedule-list';
import { withScheduleWords } from './with-schedule-words';

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
  ...rest
}: ReportSchedulesProps): ReactElement {
  return (
    <AppearanceScope appearance={appearance}>
      <LabelsScope labels={labels}>
        <Schedules {...rest} fallback={fallback} />
      </LabelsScope>
    </AppearanceScope>
  );
}

const Schedules = withScheduleWords(function Schedules({
  start = null,
  onStartEnd,
  className,
}: Pick<ReportSchedulesProps, 'start' | 'onStartEnd' | 'className'>): ReactElement {
  const t = useLabels();
  const access = useAccess();
  const { data } = useResource(scheduledReport);
  const [openId, setOpenId] = useState<number | 'new' | null>(start ? 'new' : null);
  const newButton = access('create', 'reports').allowed ? (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpenId('new')}>
      {t('schedule.new.action')}
    </Button>
  ) : undefined;
  return (
    <Root className={classNames('rastro-report-schedules', className)}>
      {data && data.length > 0 ? <Bar>{newButton}</Bar> : null}
      <ReportScheduleList
        onOpen={({ id }) => setOpenId(id)}
        empty={
          <EmptyState
            icon={<CalendarClock />}
            title={t('schedule.empty.title')}
            text={t('schedule.empty.text')}
            actions={newButton}
          />
        }
      />
      <ReportScheduleDialog
        openId={openId}
        start={start}
        onClose={() => {
          setOpenId(null);
          if (start) onStartEnd?.();
        }}
      />
    </Root>
  );
});
