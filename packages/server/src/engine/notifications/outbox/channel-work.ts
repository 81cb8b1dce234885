import { DAY_MS, isDemoUser } from '@rastro/sdk/domain';
import type { WorkKind } from '../../../db/work-queue/work-kind';
import { DeliveryError } from '../../../mail/delivery-error';
import { EngineError } from '../../common/engine-error';
import type { Channel, Message } from '../channels/channel';
import type { LoadRecipient } from './load-recipient';

/** What a recipient's server puts off for as long is given up (RFC 5321 §4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;

/** A channel as a kind of work: messages of one account are handed over in their order. */
export const toWorkKind = (channel: Channel, loadRecipient: LoadRecipient): WorkKind => ({
  name: channel.type,
  ...(channel.atOnce !== undefined && { atOnce: channel.atOnce }),
  isUnordered: channel.listTargets !== undefined,
  giveUpAfterMs: GIVE_UP_AFTER_MS,
  // What is for one of several comes in no order. An e-mail not in force yet may be nobody's, and is one.
  isFree: ({ payload, target }) => target !== null || (payload as Message).kind === 'email',
  async openLane(lane) {
    const to = await loadRecipient(Number(lane));
    // Invented people of the demo have invented addresses, which may be somebody's.
    if (to === null || isDemoUser(to)) return undefined;
    return ({ payload, reference, target }) =>
      channel.deliver(payload as Message, to, { reference, target });
  },
  explain(error) {
    if (error instanceof EngineError) return { problem: 'refused' };
    if (!(error instanceof DeliveryError)) return { problem: 'unknown' };
    return { problem: error.problem, notBeforeMs: error.notBeforeMs };
  },
});
