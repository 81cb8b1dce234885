import type { Thing } from './sandbox-call';

const OF_PAYMENTS: Readonly<Record<string, string>> = {
  'POST ': 'PAYMENT_CREATED',
  'PUT ': 'PAYMENT_UPDATED',
  'DELETE ': 'PAYMENT_DELETED',
  'POST receiveInCash': 'PAYMENT_RECEIVED',
  'POST undoReceivedInCash': 'PAYMENT_RECEIVED_IN_CASH_UNDONE',
};

const OF_NOTES: Readonly<Record<string, string>> = {
  'POST ': 'INVOICE_CREATED',
  'PUT ': 'INVOICE_UPDATED',
  'POST authorize': 'INVOICE_SYNCHRONIZED',
};

/**
 * Returns the event of a completed call with the object it affected; undefined when there is no
 * event.
 */
export function findEvent(
  method: string,
  path: string,
  body: Thing,
): { event: string; about: Readonly<Record<string, Thing>> } | undefined {
  const [, , kind, , action = ''] = path.split('/');
  const done = `${method} ${action}`;
  if (kind === 'payments') {
    const refunded = body['status'] === 'REFUNDED' ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const event = done === 'POST refund' ? `PAYMENT_${refunded}` : OF_PAYMENTS[done];
    return event === undefined ? undefined : { event, about: { payment: body } };
  }
  if (kind !== 'invoices') return undefined;
  const event = done === 'POST cancel' ? `INVOICE_${String(body['status'])}` : OF_NOTES[done];
  // What is called an invoice there is a fiscal note.
  return event === undefined ? undefined : { event, about: { invoice: body } };
}
