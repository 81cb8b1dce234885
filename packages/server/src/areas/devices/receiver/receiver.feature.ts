import { HOUR_MS } from '@rastro/sdk/domain';
import { defineFeature } from '../../../ground/feature';
import { ReceiptStore } from './receipt-store';
import { createReceiver, type Receiver } from './receiver';

declare module '../../../ground/feature' {
  interface Offers {
    receiver: Receiver;
  }
}

/** Takes what a tracking server elsewhere forwards. */
export const receiverFeature = defineFeature({
  name: 'receiver',
  needs: ['stops', 'lockByFence'],
  open({ database, upstream, onForwarded, clock }, { stops, lockByFence }) {
    const receipts = new ReceiptStore(database, upstream.origin, clock);
    const receiver = createReceiver(receipts, {
      onFix: ({ deviceId, ...fix }) => stops.hear(deviceId, fix),
      async onEvent(event, body) {
        await onForwarded?.(event, body);
        await lockByFence(event);
      },
    });
    return {
      offers: { receiver },
      sweeps: [
        { name: 'forget old receipts', everyMs: HOUR_MS, forget: (nowMs) => receipts.sweep(nowMs) },
      ],
    };
  },
});
