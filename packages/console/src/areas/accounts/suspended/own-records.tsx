import { useState, type ReactElement } from 'react';
import { AccountData } from '../account/account-data';
import { type InvoicesPart, OwnInvoices } from '../../billing/own-invoices';

/**
 * Records that a suspended account can still read: its invoices with receipts and statement, and
 * its personal data.
 */
export function OwnRecords({ hasInvoices }: { hasInvoices: boolean }): ReactElement {
  const [part, setPart] = useState<InvoicesPart>('invoices');
  return (
    <>
      {hasInvoices ? <OwnInvoices part={part} onPart={setPart} /> : null}
      <AccountData />
    </>
  );
}
