import { countDays, HOUR_MS, toDayKey } from '@rastro/sdk/domain';
import { useNow, useSession } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { usePageLocale, useText } from '../i18n/text-context';
import { Bar } from './session-bar';

/** Says that the account will be suspended for an invoice that is late, and when. */
export function LateBar(): ReactElement | null {
  const t = useText();
  const locale = usePageLocale();
  const navigate = useNavigate();
  const nowMs = useNow(HOUR_MS);
  const { user } = useSession();
  if (!user?.lateSince || !user.suspendsOn) return null;
  const label = t('session.late.text', {
    count: Math.max(1, countDays(user.lateSince, toDayKey(nowMs))),
  });
  return (
    <Bar
      label={label}
      icon={<ReceiptText size={18} aria-hidden="true" />}
      action={
        <Button size="sm" onClick={() => void navigate('/invoices')}>
          {t('session.late.action')}
        </Button>
      }
    >
      <b>{label}</b> {t('session.late.suspends', { day: sayDay(user.suspendsOn, locale) })}
    </Bar>
  );
}

/** A day of the calendar, of no zone. */
const sayDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(Date.parse(day));
