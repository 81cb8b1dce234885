import type { Invoice } from '@rastro/sdk/contract';
import { isOwed, readStatus } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { PayCard } from './pay-card';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 12px;
  align-items: start;
`;
/** Max unpaid invoices shown at once; the table has all. */
const SHOWN = 6;

/** The invoices that are to be paid, the oldest first. */
export function PayList({ invoices }: { invoices: readonly Invoice[] }): ReactElement | null {
  const { attributePrefix: prefix } = useTrackingClient();
  const owed = invoices
    .filter(({ status, open }) => isOwed(readStatus(status, prefix)) && open > 0)
    .sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
    .slice(0, SHOWN);
  if (owed.length === 0) return null;
  return (
    <Root>
      {owed.map((each) => (
        <PayCard key={each.id} of={each} />
      ))}
    </Root>
  );
}
