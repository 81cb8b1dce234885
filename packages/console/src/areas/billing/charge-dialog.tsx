import { invoice, type Invoice } from '@rastro/sdk/contract';
import { describeDocumentDoubt } from '@rastro/sdk/domain';
import { useFormat, useShortForm, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  Combobox,
  type ComboboxOption,
  DateField,
  FormDialog,
  TextField,
} from '@rastro/sdk/internal/ui';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { useAccountOptions } from './use-account-options';
import { MoneyField } from './money-field';
import { todayOfBills } from './today-of-bills';

const Fields = styled.div`
  display: grid;
  gap: 14px;
`;

interface Charge {
  account: ComboboxOption<number> | null;
  dueDate: string | null;
  value: number | null;
  description: string;
  /** null is that of before. */
  document: string | null;
}
const NEW: Charge = { account: null, dueDate: null, value: null, description: '', document: null };

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
  const { values, change, problemOf, dialog } = useShortForm<Charge>({
    name: 'charge',
    start: () => ({ ...NEW, dueDate: todayOfBills() }),
    async send({ account: _account, dueDate, value, description }) {
      await calls.create({
        accountId: account?.value ?? 0,
        dueDate: dueDate ?? '',
        value: value ?? 0,
        currency,
        description,
        document,
      });
      onDone();
    },
    onClose,
  });
  const { account, dueDate, value, description } = values;
  const known = invoices.find(({ accountId }) => accountId === account?.value);
  const currency = known?.currency ?? invoices[0]?.currency ?? 'BRL';
  const document = values.document ?? known?.document ?? '';
  const doubt = describeDocumentDoubt(document);
  return (
    <FormDialog
      {...dialog}
      title={t('billing.charge.action')}
      sendLabel={t('billing.charge.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={account !== null && dueDate !== null && value !== null && value > 0}
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
          // What was written is somebody else's.
          onChange={(next) => change({ account: next, document: null })}
        />
        <TextField
          label={t('billing.document.label')}
          maxLength={20}
          hint={doubt ? t(doubt) : undefined}
          value={document}
          error={problemOf('document')}
          onChange={({ target }) => change({ document: target.value })}
        />
        <DateField
          id={`${formId}-due`}
          label={t('billing.due.label')}
          calendarLabel={t('field.calendar.action', { label: t('billing.due.label') })}
          locale={locale}
          value={dueDate}
          error={problemOf('dueDate')}
          onChange={(next) => change({ dueDate: next })}
        />
        <MoneyField
          label={t('billing.value.label')}
          required
          currency={currency}
          value={value}
          error={problemOf('value')}
          onChange={(next) => change({ value: next })}
        />
        <TextField
          label={t('billing.for.label')}
          maxLength={500}
          value={description}
          error={problemOf('description')}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Fields>
    </FormDialog>
  );
}
