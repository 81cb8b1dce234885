import {
  categorizeEvent,
  EVENT_CATEGORIES,
  type EventCategory,
  type RatedEvent,
} from './rate-event';

/** What of a list of events is shown. */
export interface EventChoice {
  category: Exclude<EventCategory, 'routine'> | 'all';
  /** What vehicles do all day belongs to all of them. */
  showsRoutine: boolean;
}

/** Whether an event is one of those that were chosen. */
export function isChosenEvent(event: RatedEvent, { category, showsRoutine }: EventChoice): boolean {
  const own = categorizeEvent(event);
  return category === 'all' ? showsRoutine || own !== 'routine' : own === category;
}

/** Reads a choice out of an address; what is none of ours counts as not there. */
export function parseEventChoice(parameters: URLSearchParams): EventChoice {
  const asked = EVENT_CATEGORIES.find((known) => known === parameters.get('category'));
  const showsRoutine = asked === 'routine';
  return { category: asked === undefined || asked === 'routine' ? 'all' : asked, showsRoutine };
}

/** Writes a choice into an address. */
export function setEventChoice(parameters: URLSearchParams, choice: EventChoice): void {
  const { category, showsRoutine } = choice;
  if (category !== 'all') parameters.set('category', category);
  else if (showsRoutine) parameters.set('category', 'routine');
  else parameters.delete('category');
}
