import { invoice, type StatementLine } from '@rastro/sdk/contract';
import { addDays, formatMoney } from '@rastro/sdk/domain';
import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import {
  Combobox,
  type ComboboxOption,
  DataTable,
  DateField,
  EmptyState,
  type TableColumn,
} from '@rastro/sdk/internal/ui';
import { useTableLabels } from '@rastro/sdk/resource';
import { ScrollText } from 'lucide-react';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { useText } from '../../frame/i18n/text-context';
import { useAccountOptions } from './use-account-options';
import { useDay } from './use-invoice-columns';
import { moneyColumn } from './money-column';
import { todayOfBills } from './today-of-bills';
import { useSheet } from './use-sheet';
import { LoadFailed } from '../../frame/resource/load-failed';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  padding: 12px 20px 0;
  & > * {
    flex: 0 1 180px;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
    & > * {
      flex: 1 1 140px;
    }
    /* The account stands above the two days. */
    & > :first-child:nth-last-child(3) {
      flex-basis: 100%;
    }
  }
`;
const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;
  margin: 0;
  padding: 12px 20px 0;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  dt {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
`;
const Fill = styled.div`
  flex: 1;
  min-height: 0;
`;

const NOTHING: readonly StatementLine[] = [];
const SHOWN_DAYS = 365;

/**
 * List of charges and payments in some days, with the balance after each: the account's own, or its
 * customers'.
 */
export function StatementList({ isOfAll }: { isOfAll: boolean }): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const client = useTrackingClient();
  const sheet = useSheet(t('billing.part.statement'));
  const labels = useTableLabels(t('billing.part.statement'));
  const [account, setAccount] = useState<ComboboxOption<number> | null>(null);
  const [to, setTo] = useState<string | null>(todayOfBills);
  const [from, setFrom] = useState<string | null>(() => addDays(todayOfBills(), -SHOWN_DAYS));
  const query = {
    ...(isOfAll && (account ? { accountId: [account.value] } : { all: true })),
    ...(from && { from }),
    ...(to && { to }),
  };
  const { data, error, mutate } = useSWR([client.baseUrl, 'statement', query], () =>
    client.resource(invoice).statement(query),
  );
  const columns = useStatementColumns(isOfAll && !account);
  return (
    <>
      <Tools>
        {isOfAll ? <AccountField value={account} onChange={setAccount} /> : null}
        <DayField label={t('billing.statement.from')} value={from} onChange={setFrom} />
        <DayField label={t('billing.statement.to')} value={to} onChange={setTo} />
      </Tools>
      {error === undefined ? <Balances lines={data ?? NOTHING} /> : null}
      <Fill>
        {error === undefined ? (
          <DataTable<StatementLine>
            rows={data ?? NOTHING}
            columns={columns}
            rowId={({ id }) => id}
            labels={labels}
            locale={locale}
            exportName="statement"
            {...sheet}
            status={data === undefined ? 'loading' : 'ready'}
            empty={
              <EmptyState
                icon={<ScrollText />}
                title={t('billing.statement.none.title')}
                text={t('billing.statement.none.text')}
              />
            }
          />
        ) : (
          <LoadFailed error={error} onRetry={mutate} />
        )}
      </Fill>
    </>
  );
}

function useStatementColumns(hasAccounts: boolean): TableColumn<StatementLine>[] {
  const t = useText();
  const { locale } = useFormat();
  const day = useDay();
  return useMemo(() => {
    const columns: TableColumn<StatementLine>[] = [
      {
        id: 'day',
        label: t('billing.statement.day'),
        card: 'end',
        widthPx: 112,
        value: (row) => row.day,
        format: (value) => day(String(value)),
      },
      {
        id: 'kind',
        label: t('billing.statement.what'),
        kind: 'choice',
        card: 'title',
        value: ({ kind }) => t(`billing.entry.${kind}`),
      },
      {
        id: 'invoice',
        label: t('billing.invoice.label'),
        card: 'detail',
        widthPx: 88,
        value: ({ invoiceId }) => `#${invoiceId}`,
      },
      { id: 'account', label: t('billing.account.label'), value: (row) => row.accountName },
      { id: 'for', label: t('billing.for.label'), value: ({ description }) => description },
      moneyColumn({ id: 'value', label: t('billing.value.label') }, locale, (row) => row.cents),
      moneyColumn(
        { id: 'balance', label: t('billing.statement.balance') },
        locale,
        ({ balance }) => balance,
      ),
      { id: 'by', label: t('billing.statement.by'), hidden: true, value: (row) => row.userName },
      { id: 'note', label: t('billing.note.label'), value: ({ note }) => note },
    ];
    return hasAccounts ? columns : columns.filter(({ id }) => id !== 'account');
  }, [t, locale, day, hasAccounts]);
}

/** Balances before the first day and after the last; a line a currency. */
function Balances({ lines }: { lines: readonly StatementLine[] }): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const currencies = [...new Set(lines.map(({ currency }) => currency))].sort();
  return (
    <>
      {currencies.map((currency) => {
        const own = lines.filter((line) => line.currency === currency);
        const [first, last] = [own[0], own.at(-1)];
        const say = (cents: number) => formatMoney(cents, currency, locale);
        return (
          <Sums key={currency}>
            <div>
              <dt>{t('billing.statement.before')}</dt>
              <dd>{say((first?.balance ?? 0) - (first?.cents ?? 0))}</dd>
            </div>
            <div>
              <dt>{t('billing.statement.after')}</dt>
              <dd>{say(last?.balance ?? 0)}</dd>
            </div>
          </Sums>
        );
      })}
    </>
  );
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const id = useId();
  return (
    <DateField
      id={id}
      label={label}
      locale={locale}
      value={value}
      onChange={onChange}
      calendarLabel={t('field.calendar.action', { label })}
    />
  );
}

function AccountField({
  value,
  onChange,
}: {
  value: ComboboxOption<number> | null;
  onChange: (value: ComboboxOption<number> | null) => void;
}): ReactElement {
  const t = useText();
  const options = useAccountOptions();
  return (
    <Combobox<number>
      label={t('billing.account.label')}
      placeholder={t('billing.statement.all')}
      clearLabel={t('billing.statement.all')}
      options={options}
      value={value}
      onChange={onChange}
      words={{
        empty: t('billing.charge.noAccounts'),
        none: (query) => t('billing.charge.noMatch', { query }),
      }}
    />
  );
}
