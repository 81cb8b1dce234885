'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { scheduledReport, type ScheduledReport } from '../../contract';
import type { ScheduleStart } from '../../domain';
import { useAccess, useLabels, useResource, useResourceChanges, useSayRefusal } from '../../react';
import { describeRefusal } from '../../react/describe-refusal';
import { useScheduleDraft } from '../../react/schedules/use-schedule-draft';
import { Button, ConfirmDialog, Dialog } from '../../ui';
import { ScheduleForm } from './schedule-form';
import { ScheduleRuns } from './schedule-runs';
import { withScheduleWords } from './with-schedule-words';

const Failure = styled.p`
  margin: 16px 0 0;
  color: var(--rastro-status-alarm-text);
`;

/** Props of {@link ReportScheduleDialog}. */
export interface ReportScheduleDialogProps {
  /** The one that is open, or a new one. */
  openId: number | 'new' | null;
  /** Prefilled values of a new one. */
  start?: ScheduleStart | null;
  onClose: () => void;
}

/** A new report that is to go out by itself, or one that does, with its last times. */
export const ReportScheduleDialog = withScheduleWords(function ReportScheduleDialog({
  openId,
  start = null,
  onClose,
}: ReportScheduleDialogProps): ReactElement | null {
  const mayCreate = useAccess()('create', 'reports').allowed;
  const { data } = useResource(scheduledReport);
  const report = data?.find(({ id }) => id === openId);
  if (!report && (openId !== 'new' || !mayCreate)) return null;
  return <ScheduleDialog key={openId} report={report ?? null} start={start} onClose={onClose} />;
});

function ScheduleDialog({
  report,
  start,
  onClose: leave,
}: {
  /** null for a new one. */
  report: ScheduledReport | null;
  /** Prefilled values of a new one. */
  start: ScheduleStart | null;
  onClose: () => void;
}): ReactElement {
  const t = useLabels();
  const access = useAccess();
  const sayRefusal = useSayRefusal();
  const state = useScheduleDraft(report, start);
  const changes = useResourceChanges(scheduledReport);
  const [isDeleting, setDeleting] = useState(false);
  const { isBusy, error, save, isBack, drop } = state;
  const onClose = () => {
    drop();
    leave();
  };
  const maySave = access(report ? 'update' : 'create', 'reports').allowed;
  const close = async () => {
    if (await save()) onClose();
  };
  return (
    <Dialog
      isOpen
      size="form"
      onClose={onClose}
      isBusy={isBusy}
      title={t(report ? 'schedule.edit.title' : 'schedule.new.action')}
      actions={
        <>
          {report && access('delete', 'reports').allowed ? (
            <Button variant="danger" onClick={() => setDeleting(true)} disabled={isBusy}>
              {t('schedule.delete.action')}
            </Button>
          ) : null}
          <Button onClick={onClose} disabled={isBusy}>
            {t(maySave ? 'schedule.cancel.action' : 'schedule.close.action')}
          </Button>
          {maySave ? (
            <Button variant="primary" busy={isBusy} onClick={() => void close()}>
              {t('schedule.save.action')}
            </Button>
          ) : null}
        </>
      }
    >
      {isBack ? <p role="status">{t('form.back.text')}</p> : null}
      <ScheduleForm state={state} />
      {error === undefined ? null : <Failure role="alert">{sayRefusal(error)}</Failure>}
      {report ? <ScheduleRuns id={report.id} /> : null}
      {report && isDeleting ? (
        <ConfirmDialog
          isOpen
          danger
          title={t('schedule.delete.title', { name: report.name })}
          confirmLabel={t('schedule.delete.action')}
          cancelLabel={t('schedule.cancel.action')}
          describeFailure={(cause) => t(describeRefusal(cause))}
          onConfirm={async () => {
            await changes.delete(report.id);
            onClose();
          }}
          onClose={() => setDeleting(false)}
        >
          {t('schedule.delete.text')}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
