import {
  DAY_MS,
  type EndingLicence,
  formatDistance,
  formatNumber,
  HOUR_MS,
  measurePlan,
} from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import type { NoticeReader } from '../../../upstream/notices';
import type { NamedLine } from './find-due';

/** A message has so many lines; the pages show all. */
const MAX_LINES = 20;

/** Text of a notice. */
interface Written {
  subject: string;
  body: string;
}

function write(subject: string, lines: readonly string[], { t }: Words): Written {
  const shown = lines.slice(0, MAX_LINES);
  const left = lines.length - shown.length;
  if (left > 0) shown.push(t('mail.dueNotice.more', { count: left }));
  return { subject, body: shown.join('\n') };
}

/** Says which maintenances are due soon, in the units of who reads it. */
export function writeMaintenanceNotice(
  lines: readonly NamedLine[],
  { distanceUnit: unit }: NoticeReader,
  words: Words,
): Written {
  const { t, locale } = words;
  const sayAmount = (type: string, amount: number): string => {
    switch (measurePlan(type)) {
      case 'distance':
        return formatDistance(amount, { locale, unit });
      case 'hours':
        return t('mail.dueNotice.hours', { count: Math.floor(amount / HOUR_MS) });
      case 'date':
        return t('mail.dueNotice.days', { count: Math.floor(amount / DAY_MS) });
      case 'count':
        return formatNumber(amount, { locale });
    }
  };
  const say = ({ deviceName, plan, next }: NamedLine): string =>
    t(next.remaining < 0 ? 'mail.dueNotice.over' : 'mail.dueNotice.left', {
      device: deviceName,
      plan: plan.name,
      left: sayAmount(plan.type, Math.abs(next.remaining)),
    });
  const subject = t('mail.dueNotice.maintenance', { count: lines.length });
  return write(subject, lines.map(say), words);
}

/** Says whose licences end soon. */
export function writeLicenceNotice(licences: readonly EndingLicence[], words: Words): Written {
  const { t, locale } = words;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const say = ({ name, validity, daysLeft }: EndingLicence): string =>
    t(daysLeft < 0 ? 'mail.dueNotice.licenceOver' : 'mail.dueNotice.licenceLeft', {
      name,
      day: format.format(Date.parse(validity)),
    });
  return write(t('mail.dueNotice.licence', { count: licences.length }), licences.map(say), words);
}
