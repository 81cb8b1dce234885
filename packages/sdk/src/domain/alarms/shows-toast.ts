import { rateEvent, type RatedEvent } from './rate-event';

/**
 * True when an event shows a notice over the page, false when it is only listed under the bell.
 * Routine events are only listed, unless their rule pins them; events that can wait do not
 * interrupt a busy user, and a user who draws on the map sees emergencies only.
 */
export function showsToast(
  event: RatedEvent,
  {
    isPinned,
    isBusy,
    isDrawing = false,
  }: { isPinned: boolean; isBusy: boolean; isDrawing?: boolean },
): boolean {
  const severity = rateEvent(event);
  if (isDrawing) return severity === 'critical';
  if (isPinned) return true;
  return severity === 'notice' ? !isBusy : severity !== 'routine';
}
