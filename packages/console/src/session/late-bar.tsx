import { invoice } from '@rastro/sdk/contract';
import { countDays, toDayKey } from '@rastro/sdk/domain';
import { useResource } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/text-context';
import { useDay } from '../pages/billing/use-invoice-columns';
import { Bar } from './session-bar';

/** Says that the account will be suspended for an invoice that is late, and when. */
export function LateBar(): ReactElement | null {
  const t = useText();
  const day = useDay();
  const navigate = useNavigate();
  const { data = [] } = useResource(invoice);
  const [first] = data
    .filter(({ suspendsOn }) => suspendsOn !== null)
    .sort((a, b) => String(a.suspendsOn).localeCompare(String(b.suspendsOn)));
  if (!first) return null;
  const label = t('session.late.text', {
    count: Math.max(1, countDays(first.dueDate, toDayKey(Date.now()))),
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
      <b>{label}</b> {t('session.late.suspends', { day: day(String(first.suspendsOn)) })}
    </Bar>
  );
}
