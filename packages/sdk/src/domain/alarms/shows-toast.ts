import { rateEvent, type RatedEvent } from './rate-event';

/**
 * Whether an event shows a notice over the page, or is only listed under the bell. What every vehicle does
 * all day is listed, unless its rule pins it; what can wait does not come between somebody and their work.
 */
export function showsToast(
  event: RatedEvent,
  { isPinned, isBusy }: { isPinned: boolean; isBusy: boolean },
): boolean {
  if (isPinned) return true;
  const severity = rateEvent(event);
  return severity === 'notice' ? !isBusy : severity !== 'routine';
}
