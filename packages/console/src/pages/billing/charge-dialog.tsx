import { invoice, user, type Invoice } from '@rastro/sdk/contract';
import { countMoneyDigits, toDayKey } from '@rastro/sdk/domain';
import {
  describeError,
  useFormat,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import {
  Combobox,
  type ComboboxOption,
  DateField,
  FormDialog,
  NumberField,
  TextField,
} from '@rastro/sdk/internal/ui';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';

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
  const { data: accounts } = useResource(user);
  const [account, setAccount] = useState<ComboboxOption<number> | null>(null);
  const [dueDate, setDueDate] = useState<string | null>(() => toDayKey(Date.now()));
  const [amount, setAmount] = useState<number | null>(null);
  const [description, setDescription] = useState('');
  const [failure, setFailure] = useState('');
  const options = useMemo(
    () =>
      (accounts ?? [])
        .filter(({ temporary }) => !temporary)
        .map(({ id, name, email }) => ({ value: id, label: name || email, hint: email })),
    [accounts],
  );
  const known = invoices.find(({ accountId }) => accountId === account?.value);
  const currency = known?.currency ?? invoices[0]?.currency ?? 'BRL';
  const digits = countMoneyDigits(currency);
  const value = amount === null ? 0 : Math.round(amount * 10 ** digits);

  async function send() {
    try {
      await calls.create({
        ...{ accountId: account?.value ?? 0, dueDate: dueDate ?? '' },
        ...{ value, currency, description },
      });
      onDone();
      return true;
    } catch (error) {
      setFailure(t(describeError(error)));
      return false;
    }
  }
  return (
    <FormDialog
      title={t('billing.charge.action')}
      sendLabel={t('billing.charge.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={account !== null && dueDate !== null && value > 0}
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
          onChange={setAccount}
        />
        <DateField
          id={`${formId}-due`}
          label={t('billing.due.label')}
          locale={locale}
          value={dueDate}
          onChange={setDueDate}
        />
        <NumberField
          label={t('billing.value.label')}
          required
          {...{ locale }}
          unit={currency}
          decimals={digits}
          min={0}
          value={amount}
          onChange={setAmount}
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
