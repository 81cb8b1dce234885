import { billingContract } from '../../contract';
import { describeDocumentDoubt } from '../../domain';
import { defineView } from './define-view';

/** How what accounts pay for is shown. */
export const contractView = /* @__PURE__ */ defineView(billingContract, {
  columns: ['name', 'accountId', 'priceKind', 'cents', 'vehicles', 'startsOn', 'invoicedTo'],
  form: [
    ['name', 'accountId', 'document', 'description'],
    {
      key: 'price',
      members: ['priceKind', 'currency', 'cents', 'steps', 'priceFrom'],
    },
    {
      key: 'periods',
      members: ['startsOn', 'endsOn', 'dueDay', 'months', 'billed', 'isProRata'],
    },
    {
      key: 'late',
      members: [
        ...(['fineMode', 'fine', 'interest', 'discountMode', 'discount', 'discountDays'] as const),
        ...(['suspendDays', 'remindDays'] as const),
      ],
    },
    { key: 'once', members: ['oneOffs', 'pauses'], folded: true },
  ],
  styles: { steps: 'lines', oneOffs: 'lines', pauses: 'lines' },
  warnings: { document: describeDocumentDoubt },
});
