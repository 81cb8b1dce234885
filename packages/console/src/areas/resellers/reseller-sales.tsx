import type { ResellerSales as Sales } from '@rastro/sdk/contract';
import { formatMoney } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { Link } from 'react-router';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../frame/i18n/text-context';
import { ResellerSection } from './reseller-section';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 4px 16px;
  margin: 0;
  div {
    min-width: 0;
  }
  dt {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
  dd {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
const Way = styled(Link)`
  display: flex;
  align-items: center;
  color: var(--rastro-accent-ink);
  font-weight: 500;
  @media (pointer: coarse), (max-width: 768px) {
    min-height: 44px;
  }
`;
const Title = styled.h3`
  margin: 0;
  font-size: 14px;
`;

/** Totals of a reseller's invoices, a row a currency; the reseller's own totals link to them. */
export function ResellerSales({
  sales,
  isOwn,
}: {
  sales: readonly Sales[];
  isOwn: boolean;
}): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  return (
    <ResellerSection aria-label={t('resellers.sales.title')}>
      <Title>{t('resellers.sales.title')}</Title>
      {sales.length === 0 ? <p>{t('resellers.sales.none')}</p> : null}
      {sales.map(({ currency, open, late, paid }) => (
        <Sums key={currency}>
          <div>
            <dt>{t('resellers.sales.open')}</dt>
            <dd>{formatMoney(open, currency, locale)}</dd>
          </div>
          <div>
            <dt>{t('resellers.sales.late')}</dt>
            <dd>{formatMoney(late, currency, locale)}</dd>
          </div>
          <div>
            <dt>{t('resellers.sales.paid')}</dt>
            <dd>{formatMoney(paid, currency, locale)}</dd>
          </div>
        </Sums>
      ))}
      {isOwn ? <Way to="/billing">{t('resellers.sales.action')}</Way> : null}
    </ResellerSection>
  );
}
