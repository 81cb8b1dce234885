import { formatMinute, parseReportView, reportPath } from '@rastro/sdk/domain';
import type { MailContent } from '../../../mail/render-mail';
import type { MadeReport } from './make-report-file';
import type { ScheduleSettings } from './scheduled-report-store';

/** Composes the mail with a report. */
export function composeScheduledMail(
  settings: ScheduleSettings,
  { words: { t }, period, periodText, vehicleCount, rowCount, owner }: MadeReport,
  { product, origin, isAttached }: { product: string; origin: string; isAttached: boolean },
): MailContent {
  const { name, kind } = settings;
  const about = rowCount === 0 ? 'empty' : isAttached ? 'attached' : 'tooLarge';
  return {
    subject: t('mail.scheduled.subject', { name, period: periodText }),
    heading: name,
    paragraphs: [t(`mail.scheduled.${about}`)],
    rows: [
      [t('mail.scheduled.report'), t(`report.kind.${kind}`)],
      [t('mail.scheduled.period'), periodText],
      [t('mail.scheduled.vehicles'), String(vehicleCount)],
      [t('mail.scheduled.rows'), String(rowCount)],
    ],
    button: { text: t('mail.scheduled.open'), href: `${origin}${pathOf(settings, period)}` },
    footer: t('mail.scheduled.footer', { owner: owner.name || owner.email, product }),
  };
}

/** Returns the path of the same report in the console, for recipients who may sign in. */
function pathOf(
  { kind, deviceIds, groupIds, grouping }: ScheduleSettings,
  { fromMs, toMs }: MadeReport['period'],
): string {
  const isAll = deviceIds.length + groupIds.length === 0;
  const search = new URLSearchParams({
    period: 'custom',
    from: formatMinute(fromMs),
    to: formatMinute(toMs),
    by: grouping,
    ...(isAll ? { devices: 'all' } : { devices: deviceIds.join(), groups: groupIds.join() }),
  });
  return reportPath(kind, parseReportView(kind, search));
}
