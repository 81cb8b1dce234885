'use client';
import { useEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { scheduledReport } from '../../contract';
import { useLabels, useResource } from '../../react';
import { describeError } from '../../react/describe-error';
import { Button, ErrorState, ProgressBar } from '../../ui';
import { ScheduleRow } from './schedule-row';
import { withScheduleWords } from './with-schedule-words';

/** While a mail is on its way, how it went is asked for so often. */
const WAITING_MS = 5_000;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--rastro-border);
  list-style: none;
  overflow: auto;
`;

/** Props of {@link ReportScheduleList}. */
export interface ReportScheduleListProps {
  onOpen: (report: { readonly id: number }) => void;
  /** Stands there while there is none. */
  empty: ReactElement;
}

/** The reports that go out by themselves: what goes when and to whom, and how the last time went. */
export const ReportScheduleList = withScheduleWords(function ScheduleList({
  onOpen,
  empty,
}: ReportScheduleListProps): ReactElement {
  const t = useLabels();
  const { data, error, isLoading, refresh } = useResource(scheduledReport);
  const isWaiting = data?.some(({ lastStatus }) => lastStatus === 'waiting') === true;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refresh(), WAITING_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
  return (
    <>
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
        empty
      ) : (
        <List>
          {data.map((report) => (
            <ScheduleRow key={report.id} report={report} onOpen={() => onOpen(report)} />
          ))}
        </List>
      )}
    </>
  );
});
