import { invoice, type Invoice } from '@rastro/sdk/contract';
import { readStatus } from '@rastro/sdk/domain';
import { describeRefusal, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { DateField, FormDialog, Switch, TextField } from '@rastro/sdk/internal/ui';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';
import { MoneyField } from './money-field';
import { todayOfBills } from './today-of-bills';

/** What is done to an invoice in a dialog. */
export type InvoiceAction = 'cash' | 'cancel' | 'undo' | 'refund' | 'send' | 'day';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p {
    margin: 0;
  }
`;

/** Asks for what an action needs, and does it. */
export function InvoiceDialog({
  action,
  of: { id, currency, paid, dueDate, contractId, open, status, provider, canBeSent },
  onDone,
  onClose,
}: {
  action: InvoiceAction;
  of: Invoice;
  onDone: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const formId = useId();
  const client = useTrackingClient();
  const calls = client.resource(invoice);
  const [day, setDay] = useState<string | null>(() => {
    const today = todayOfBills();
    return action === 'day' && dueDate > today ? dueDate : today;
  });
  const [amount, setAmount] = useState<number | null>(action === 'refund' ? paid : null);
  const [isWaived, setWaived] = useState(false);
  const [note, setNote] = useState('');
  const [again, setAgain] = useState(false);
  const [failure, setFailure] = useState('');
  const value = amount ?? 0;
  const isThere =
    provider !== 'manual' &&
    !canBeSent &&
    readStatus(status, client.attributePrefix) !== 'GENERATED';
  // Fine and interest of what is late come on top of what is open.
  const hasRest =
    action === 'cash' && amount !== null && (amount < open || dueDate < todayOfBills());
  const hasDay = action === 'cash' || action === 'day';
  const dayLabel = t(action === 'day' ? 'billing.due.label' : 'billing.cash.day');

  async function send() {
    try {
      if (action === 'cash') {
        const rest = isWaived && hasRest ? 'waived' : 'open';
        await calls.receiveInCash({ id, paidDate: day ?? '', value, rest, note });
      } else if (action === 'refund') await calls.refund({ id, value, note });
      else if (action === 'undo') await calls.undoCash({ id, note });
      else if (action === 'send') await calls.send({ id, note });
      else if (action === 'day') await calls.changeDueDate({ id, dueDate: day ?? '', note });
      else await calls.cancel({ id, note, again });
      onDone();
      return true;
    } catch (error) {
      setFailure(t(describeRefusal(error)));
      return false;
    }
  }
  return (
    <FormDialog
      title={t(`billing.${action}.title`, { number: String(id) })}
      sendLabel={t(`billing.${action}.action`)}
      cancelLabel={t('form.cancel.action')}
      canSend={!Number.isNaN(value) && (!hasDay || day !== null)}
      onSend={send}
      onClose={onClose}
    >
      <Fields>
        {action === 'send' ? <p>{t('billing.send.text')}</p> : null}
        {hasDay ? (
          <DateField
            id={`${formId}-day`}
            label={dayLabel}
            calendarLabel={t('field.calendar.action', { label: dayLabel })}
            locale={locale}
            value={day}
            onChange={setDay}
          />
        ) : null}
        {action === 'cash' || action === 'refund' ? (
          <MoneyField
            label={t(`billing.${action}.amount`)}
            hint={action === 'cash' ? t('billing.cash.hint') : undefined}
            currency={currency}
            value={amount}
            onChange={setAmount}
          />
        ) : null}
        {hasRest ? (
          <>
            <Switch checked={isWaived} onChange={setWaived}>
              {t('billing.cash.waive')}
            </Switch>
            <p>{t(isThere ? 'billing.cash.whole' : 'billing.cash.rest')}</p>
          </>
        ) : null}
        <TextField
          label={t('billing.note.label')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {action === 'cancel' && contractId ? (
          <>
            <Switch checked={again} onChange={setAgain}>
              {t('billing.again.label')}
            </Switch>
            <p>{t('billing.again.text')}</p>
          </>
        ) : null}
        {failure === '' ? null : <Problem role="alert">{failure}</Problem>}
      </Fields>
    </FormDialog>
  );
}
