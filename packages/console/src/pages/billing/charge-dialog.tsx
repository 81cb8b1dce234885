import { invoice, type Invoice } from '@rastro/sdk/contract';
import { describeDocumentDoubt } from '@rastro/sdk/domain';
import { describeRefusal, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  Combobox,
  type ComboboxOption,
  DateField,
  FormDialog,
  TextField,
} from '@rastro/sdk/internal/ui';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';
import { useAccountOptions } from './use-account-options';
import { MoneyField } from './money-field';
import { todayOfBills } from './today-of-bills';

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

interface ChargeDialogProps {
  /** Those that there are: an account is charged in the currency that it was charged in before. */
  invoices: readonly Invoice[];
  onDone: () => void;
  onClose: () => void;
}

/** Charges an account once, outside of a contract. */
export function ChargeDialog({ invoices, onDone, onClose }: ChargeDialogProps): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const formId = useId();
  const calls = useTrackingClient().resource(invoice);
  const options = useAccountOptions();
  const [account, setAccount] = useState<ComboboxOption<number> | null>(null);
  const [dueDate, setDueDate] = useState<string | null>(todayOfBills);
  const [value, setValue] = useState<number | null>(null);
  const [description, setDescription] = useState('');
  /** null is that of before. */
  const [document, setDocument] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const known = invoices.find(({ accountId }) => accountId === account?.value);
  const currency = known?.currency ?? invoices[0]?.currency ?? 'BRL';
  const doubt = describeDocumentDoubt(document ?? '');

  async function send() {
    try {
      await calls.create({
        ...{ accountId: account?.value ?? 0, dueDate: dueDate ?? '' },
        ...{
          value: value ?? 0,
          currency,
          description,
          document: document ?? known?.document ?? '',
        },
      });
      onDone();
      return true;
    } catch (error) {
      setFailure(t(describeRefusal(error)));
      return false;
    }
  }
  return (
    <FormDialog
      title={t('billing.charge.action')}
      sendLabel={t('billing.charge.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={account !== null && dueDate !== null && value !== null && value > 0}
      onSend={send}
      onClose={onClose}
    >
      <Fields>
        <Combobox<number>
          label={t('billing.account.label')}
          required
          options={options}
          value={account}
          words={{
            empty: t('billing.charge.noAccounts'),
            none: (query) => t('billing.charge.noMatch', { query }),
          }}
          onChange={(next) => {
            setAccount(next);
            // What was written is somebody else's.
            setDocument(null);
          }}
        />
        <TextField
          label={t('billing.document.label')}
          maxLength={20}
          hint={doubt ? t(doubt) : undefined}
          value={document ?? known?.document ?? ''}
          onChange={({ target }) => setDocument(target.value)}
        />
        <DateField
          id={`${formId}-due`}
          label={t('billing.due.label')}
          calendarLabel={t('field.calendar.action', { label: t('billing.due.label') })}
          locale={locale}
          value={dueDate}
          onChange={setDueDate}
        />
        <MoneyField
          label={t('billing.value.label')}
          required
          {...{ currency, value }}
          onChange={setValue}
        />
        <TextField
          label={t('billing.for.label')}
          maxLength={500}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        {failure === '' ? null : <Problem role="alert">{failure}</Problem>}
      </Fields>
    </FormDialog>
  );
}
