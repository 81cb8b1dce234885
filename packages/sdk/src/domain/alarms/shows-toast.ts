import { rateEvent, type RatedEvent } from './rate-event';

/**
 * Whether an event shows a notice over the page, or is only listed under the bell. What every vehicle does
 * all day is listed, unless its rule pins it; what can wait does not come between somebody and their work, and
 * who draws on the map is told of emergencies only.
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
