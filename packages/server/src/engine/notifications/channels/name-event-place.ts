import type { FindAddress } from '../../../mail/mail-settings';
import { isOn } from '../../../mail/switched';
import type { Message } from './channel';

/** A mail waits no longer for an address; it says the coordinates then. */
const PATIENCE_MS = 3_000;

/**
 * The message with the address of where it happened, if that is in no fence, has none yet, and somebody
 * can say it soon. Never throws: no mail stays behind for want of an address.
 */
export async function nameEventPlace(
  message: Message,
  findAddress: FindAddress | undefined,
  patienceMs = PATIENCE_MS,
): Promise<Message> {
  if (!findAddress || !isOn(findAddress) || message.kind !== 'event') return message;
  const { place } = message.facts;
  if (place === null || place.address || (place.fences ?? []).length > 0) return message;
  const address = await soon(findAddress(place), patienceMs).catch(() => null);
  return { ...message, facts: { ...message.facts, place: { ...place, address } } };
}

async function soon(answer: Promise<string>, patienceMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
