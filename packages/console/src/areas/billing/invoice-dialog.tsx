import { invoice, type Invoice } from '@rastro/sdk/contract';
import { readStatus } from '@rastro/sdk/domain';
import { useFormat, useShortForm, useTrackingClient } from '@rastro/sdk/internal/react';
import { DateField, FormDialog, Switch, TextField } from '@rastro/sdk/internal/ui';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { MoneyField } from './money-field';
import { todayOfBills } from './today-of-bills';

/** Actions on an invoice that open a dialog. */
export type InvoiceAction = 'cash' | 'cancel' | 'undo' | 'refund' | 'send' | 'day';

const Fields = styled.div`
  display: grid;
  gap: 14px;
  & > p {
    margin: 0;
  }
`;

interface Asked {
  paidDate: string | null;
  dueDate: string | null;
  value: number | null;
  isWaived: boolean;
  note: string;
  isAgain: boolean;
}

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
  const { values, change, problemOf, dialog } = useShortForm<Asked>({
    name: `${action} ${id}`,
    start: () => {
      const today = todayOfBills();
      return {
        paidDate: today,
        dueDate: dueDate > today ? dueDate : today,
        value: action === 'refund' ? paid : null,
        isWaived: false,
        note: '',
        isAgain: false,
      };
    },
    send,
    onClose,
  });
  const { value: amount, isWaived, note, isAgain } = values;
  const value = amount ?? 0;
  const isThere =
    provider !== 'manual' &&
    !canBeSent &&
    readStatus(status, client.attributePrefix) !== 'GENERATED';
  // Fine and interest of what is late come on top of what is open.
  const hasRest =
    action === 'cash' && amount !== null && (amount < open || dueDate < todayOfBills());
  const hasDay = action === 'cash' || action === 'day';
  const dayOf = action === 'day' ? 'dueDate' : 'paidDate';
  const day = values[dayOf];
  const dayLabel = t(action === 'day' ? 'billing.due.label' : 'billing.cash.day');

  async function send() {
    if (action === 'cash') {
      const rest = isWaived && hasRest ? 'waived' : 'open';
      await calls.receiveInCash({ id, paidDate: day ?? '', value, rest, note });
    } else if (action === 'refund') await calls.refund({ id, value, note });
    else if (action === 'undo') await calls.undoCash({ id, note });
    else if (action === 'send') await calls.send({ id, note });
    else if (action === 'day') await calls.changeDueDate({ id, dueDate: day ?? '', note });
    else await calls.cancel({ id, note, again: isAgain });
    onDone();
  }
  return (
    <FormDialog
      {...dialog}
      title={t(`billing.${action}.title`, { number: String(id) })}
      sendLabel={t(`billing.${action}.action`)}
      cancelLabel={t('form.cancel.action')}
      canSend={!Number.isNaN(value) && (!hasDay || day !== null)}
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
            error={problemOf(dayOf)}
            onChange={(next) => change({ [dayOf]: next })}
          />
        ) : null}
        {action === 'cash' || action === 'refund' ? (
          <MoneyField
            label={t(`billing.${action}.amount`)}
            hint={action === 'cash' ? t('billing.cash.hint') : undefined}
            currency={currency}
            value={amount}
            error={problemOf('value')}
            onChange={(next) => change({ value: next })}
          />
        ) : null}
        {hasRest ? (
          <>
            <Switch checked={isWaived} onChange={(isOn) => change({ isWaived: isOn })}>
              {t('billing.cash.waive')}
            </Switch>
            <p>{t(isThere ? 'billing.cash.whole' : 'billing.cash.rest')}</p>
          </>
        ) : null}
        <TextField
          label={t('billing.note.label')}
          maxLength={500}
          value={note}
          error={problemOf('note')}
          onChange={({ target }) => change({ note: target.value })}
        />
        {action === 'cancel' && contractId ? (
          <>
            <Switch checked={isAgain} onChange={(isOn) => change({ isAgain: isOn })}>
              {t('billing.again.label')}
            </Switch>
            <p>{t('billing.again.text')}</p>
          </>
        ) : null}
      </Fields>
    </FormDialog>
  );
}
