import { type AccessArea, DAY_MS, isDemoUser } from '@rastro/sdk/domain';
import type { WorkKind } from '../../../db/work-queue/work-kind';
import type { MayHear } from '../../../upstream/recipient-rights';
import { DeliveryError } from '../../../mail/delivery-error';
import { EngineError } from '../../common/engine-error';
import type { Channel, Message } from '../channels/channel';
import type { LoadRecipient } from './load-recipient';

/** Time until a message that a recipient's server defers is dropped, in ms (RFC 5321 §4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;

/** Area of rights that a kind of message falls under; messages about the account itself have none, and always arrive. */
const AREAS: Partial<Record<Message['kind'], AccessArea>> = { event: 'events', report: 'reports' };

/**
 * A channel as a kind of work: messages of one account are handed over in their order, and none that the account may
 * not read any more.
 */
export const toWorkKind = (
  channel: Channel,
  { loadRecipient, mayHear }: { loadRecipient: LoadRecipient; mayHear: MayHear },
): WorkKind => ({
  name: channel.type,
  ...(channel.atOnce !== undefined && { atOnce: channel.atOnce }),
  isUnordered: channel.listTargets !== undefined,
  giveUpAfterMs: GIVE_UP_AFTER_MS,
  // What is for one of several comes in no order. An e-mail not in force yet may be nobody's, and is one.
  isFree: ({ payload, target }) => target !== null || (payload as Message).kind === 'email',
  async openLane(lane) {
    const to = await loadRecipient(Number(lane));
    // Invented people of the demo have invented addresses, which may be somebody's.
    if (to === null || (!channel.acts && isDemoUser(to))) return undefined;
    return async ({ payload, reference, target }) => {
      const message = payload as Message;
      const area = channel.acts ? undefined : AREAS[message.kind];
      if (area !== undefined && !(await mayHear(to.userId, area))) return;
      await channel.deliver(message, to, { reference, target });
    };
  },
  explain(error) {
    if (error instanceof EngineError) return { problem: 'refused' };
    if (!(error instanceof DeliveryError)) return { problem: 'unknown' };
    return { problem: error.problem, notBeforeMs: error.notBeforeMs };
  },
});
