import { billingContract, type BillingPreview } from '@rastro/sdk/contract';
import { formatMoney } from '@rastro/sdk/domain';
import {
  describeRefusal,
  useFormat,
  useResource,
  useResourceItem,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, ConfirmDialog } from '@rastro/sdk/internal/ui';
import type { OwnField, SavedItem } from '@rastro/sdk/resource';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';
import { FactSection } from '../../frame/resource/fact-section';
import { InvoiceLines } from './invoice-lines';
import { useDay } from './use-invoice-columns';

/** Nobody waits for what is still being written. */
const SETTLED_MS = 400;

const Amount = styled.p`
  && {
    color: var(--rastro-text);
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
`;
/** The next invoices of a contract as things are now, the first with its lines. */
function Preview({
  title,
  periods,
  currency,
  children,
}: {
  title: string;
  periods: readonly BillingPreview[];
  currency: string;
  children?: ReactNode;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const day = useDay();
  const say = (cents: number) => formatMoney(cents, currency, locale);
  const [first, ...others] = periods;
  return (
    <FactSection title={title}>
      {first ? (
        <>
          <Amount>{say(first.value)}</Amount>
          <p>
            {t('billing.next.line', {
              from: day(first.from),
              to: day(first.to),
              due: day(first.dueDate),
            })}
          </p>
          <InvoiceLines lines={first.lines ?? []} currency={currency} />
          {others.map(({ from, value, dueDate }) => (
            <p key={from}>{t('billing.next.then', { amount: say(value), due: day(dueDate) })}</p>
          ))}
        </>
      ) : (
        <p>{t('billing.next.none')}</p>
      )}
      {children}
    </FactSection>
  );
}

/** First invoices of a contract that is being written. */
export function FirstInvoice({
  values,
}: Pick<Parameters<OwnField['draw']>[0], 'values'>): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const written = JSON.stringify({ ...values, name: values['name'] || '–' });
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [written]);
  const { data, error } = useSWR(
    [client.baseUrl, 'first-invoice', settled],
    () => {
      const terms = billingContract.decode({ id: 0, ...(JSON.parse(settled) as object) });
      return client.resource(billingContract).previewNew(terms);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  const title = t('billing.first.title');
  return data && error === undefined ? (
    <Preview title={title} periods={data} currency={String(values['currency'])} />
  ) : (
    <FactSection title={title}>
      <p>{error === undefined ? '' : t('billing.first.fill')}</p>
    </FactSection>
  );
}

/** Next invoices of a contract; the first may be made at once. */
export function NextInvoice({ contract }: { contract: SavedItem }): ReactElement | null {
  const t = useText();
  const { locale } = useFormat();
  const day = useDay();
  const client = useTrackingClient();
  const list = useResource(billingContract);
  const [isAsking, setAsking] = useState(false);
  const { id } = contract;
  const item = useResourceItem(billingContract, id);
  const currency = String(contract['currency']);
  const { data, error, mutate } = useSWR(
    [client.baseUrl, 'next-invoice', JSON.stringify(contract)],
    () => client.resource(billingContract).preview({ id }),
  );
  if (error !== undefined) return <Problem role="alert">{t(describeRefusal(error))}</Problem>;
  if (!data) return null;
  const [first] = data;
  return (
    <Preview title={t('billing.next.title')} periods={data} currency={currency}>
      {first ? (
        <>
          <Button onClick={() => setAsking(true)}>{t('billing.next.now')}</Button>
          <ConfirmDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            title={t('billing.next.ask')}
            confirmLabel={t('billing.next.now')}
            cancelLabel={t('form.cancel.action')}
            describeFailure={(failure) => t(describeRefusal(failure))}
            onConfirm={async () => {
              await client.resource(billingContract).makeNext({ id });
              await Promise.all([mutate(), item.refresh(), list.refresh()]);
            }}
          >
            {t('billing.next.text', {
              from: day(first.from),
              to: day(first.to),
              due: day(first.dueDate),
              amount: formatMoney(first.value, currency, locale),
            })}
          </ConfirmDialog>
        </>
      ) : null}
    </Preview>
  );
}
