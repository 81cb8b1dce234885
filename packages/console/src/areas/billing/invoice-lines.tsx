import type { InvoiceLine } from '@rastro/sdk/domain';
import { formatMoney } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';

const Root = styled.ul`
  margin: 8px 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
`;

/** Lines of an invoice: vehicles, days of a shorter period, amounts. */
export function InvoiceLines({
  lines,
  currency,
}: {
  lines: readonly InvoiceLine[];
  currency: string;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  return (
    <Root>
      {lines.map(({ kind, text, vehicles, days, ofDays, cents }, index) => (
        <li key={index}>
          <span>
            {[
              text || t(`billing.line.${kind}`),
              vehicles > 0 ? `× ${vehicles}` : '',
              days < ofDays ? `(${t('billing.next.part', { days, all: ofDays })})` : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
          <span>{formatMoney(cents, currency, locale)}</span>
        </li>
      ))}
    </Root>
  );
}
