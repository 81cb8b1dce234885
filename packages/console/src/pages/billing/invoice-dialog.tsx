import { invoice, type Invoice } from '@rastro/sdk/contract';
import { toDayKey } from '@rastro/sdk/domain';
import { describeError, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { DateField, FormDialog, NumberField, TextField } from '@rastro/sdk/internal/ui';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';

/** What is done to an invoice in a dialog. */
export type InvoiceAction = 'cash' | 'cancel' | 'undo' | 'refund';

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

/** Asks for what an action needs, and does it. */
export function InvoiceDialog({
  action,
  of: { id, currency, paid },
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
  const calls = useTrackingClient().resource(invoice);
  const [paidDate, setPaidDate] = useState<string | null>(() => toDayKey(Date.now()));
  const [amount, setAmount] = useState<number | null>(action === 'refund' ? paid / 100 : null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');
  const value = amount === null ? 0 : Math.round(amount * 100);

  async function send() {
    try {
      if (action === 'cash')
        await calls.receiveInCash({ id, paidDate: paidDate ?? '', value, note });
      else if (action === 'refund') await calls.refund({ id, value, note });
      else if (action === 'undo') await calls.undoCash({ id, note });
      else await calls.cancel({ id, note });
      onDone();
      return true;
    } catch (error) {
      setFailure(t(describeError(error)));
      return false;
    }
  }
  return (
    <FormDialog
      title={t(`billing.${action}.title`, { number: String(id) })}
      sendLabel={t(`billing.${action}.action`)}
      cancelLabel={t('form.cancel.action')}
      canSend={!Number.isNaN(value) && (action !== 'cash' || paidDate !== null)}
      onSend={send}
      onClose={onClose}
    >
      <Fields>
        {action === 'cash' ? (
          <DateField
            id={`${formId}-day`}
            label={t('billing.cash.day')}
            locale={locale}
            value={paidDate}
            onChange={setPaidDate}
          />
        ) : null}
        {action === 'cash' || action === 'refund' ? (
          <NumberField
            label={t(`billing.${action}.amount`)}
            hint={action === 'cash' ? t('billing.cash.hint') : undefined}
            {...{ locale }}
            unit={currency}
            decimals={2}
            min={0}
            value={amount}
            onChange={setAmount}
          />
        ) : null}
        <TextField
          label={t('billing.note.label')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {failure === '' ? null : <Problem role="alert">{failure}</Problem>}
      </Fields>
    </FormDialog>
  );
}
