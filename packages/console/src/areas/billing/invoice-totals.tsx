import type { Invoice } from '@rastro/sdk/contract';
import { formatMoney, isOwed, readStatus, sumByAge, type Age } from '@rastro/sdk/domain';
import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  margin: 0;
  padding: 12px 24px;
  border-bottom: 1px solid var(--rastro-border);
  dt {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
  dd {
    margin: 0;
    font-size: 18px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 768px) {
    gap: 8px 20px;
    padding-inline: 16px;
    dd {
      font-size: 15px;
    }
  }
`;
const LATE = ['to30', 'to60', 'to90', 'older'] as const satisfies readonly Age[];

/** Totals of invoices: received, due, and late by age; a row a currency. */
export function InvoiceTotals({
  invoices,
  today,
}: {
  invoices: readonly Invoice[];
  today: string;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const { attributePrefix: prefix } = useTrackingClient();
  const currencies = [...new Set(invoices.map(({ currency }) => currency))].sort();
  return (
    <>
      {currencies.map((currency) => {
        const own = invoices
          .filter((each) => each.currency === currency)
          .map((each) => ({ ...each, status: readStatus(each.status, prefix) }));
        const owed = own.filter(({ status }) => isOwed(status));
        const ages = sumByAge(
          owed.map(({ status, dueDate: dueOn, open }) => ({ status, dueOn, open })),
          today,
        );
        const fees = own.filter(({ providerFee }) => providerFee !== null);
        const say = (cents: number) => formatMoney(cents, currency, locale);
        return (
          <Root key={currency}>
            <div>
              <dt>{t('billing.total.paid')}</dt>
              <dd>{say(own.reduce((sum, { paid }) => sum + paid, 0))}</dd>
            </div>
            {fees.length === 0 ? null : (
              <div>
                <dt>{t('billing.total.fees')}</dt>
                <dd>{say(fees.reduce((sum, { providerFee }) => sum + (providerFee ?? 0), 0))}</dd>
              </div>
            )}
            <div>
              <dt>{t('billing.total.notDue')}</dt>
              <dd>{say(ages.notDue)}</dd>
            </div>
            {LATE.map((age) => (
              <div key={age}>
                <dt>{t(`billing.total.${age}`)}</dt>
                <dd>{say(ages[age])}</dd>
              </div>
            ))}
          </Root>
        );
      })}
    </>
  );
}
