import { billingContract } from '../../contract';
import { describeDocumentDoubt } from '../../domain';
import { defineView } from './define-view';

/** View of billing contracts. */
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
        ...(['suspendDays', 'trustDays', 'remindDays'] as const),
      ],
    },
    { key: 'once', members: ['oneOffs', 'pauses'], folded: true },
  ],
  styles: { steps: 'lines', oneOffs: 'lines', pauses: 'lines' },
  used: {
    cents: ({ priceKind }) => priceKind !== 'plan',
    steps: ({ priceKind }) => priceKind === 'plan',
    fine: ({ fineMode }) => fineMode !== 'none',
    discount: ({ discountMode }) => discountMode !== 'none',
    discountDays: ({ discountMode }) => discountMode !== 'none',
    trustDays: ({ suspendDays }) => Number(suspendDays) > 0,
  },
  warnings: { document: describeDocumentDoubt },
});
