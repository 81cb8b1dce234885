import { useState, type ReactElement } from 'react';
import { AccountData } from '../../account/account-data';
import { type InvoicesPart, OwnInvoices } from '../billing/own-invoices';

/** What a suspended account still reads: its invoices with receipts and statement, and what is held of it. */
export function OwnRecords({ hasInvoices }: { hasInvoices: boolean }): ReactElement {
  const [part, setPart] = useState<InvoicesPart>('invoices');
  return (
    <>
      {hasInvoices ? <OwnInvoices part={part} onPart={setPart} /> : null}
      <AccountData />
    </>
  );
}
