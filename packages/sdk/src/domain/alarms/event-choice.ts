import {
  categorizeEvent,
  EVENT_CATEGORIES,
  type EventCategory,
  type RatedEvent,
} from './rate-event';

/** Filter of an event list: one category, or all, including routine events. */
export interface EventChoice {
  category: Exclude<EventCategory, 'routine'> | 'all';
}

/** Default filter: events that need attention. */
export const FIRST_EVENT_CHOICE: EventChoice = { category: 'alarm' };

/** True when an event passes the filter. */
export function isChosenEvent(event: RatedEvent, { category }: EventChoice): boolean {
  return category === 'all' || categorizeEvent(event) === category;
}

/** Reads a choice out of an address; what is none of ours counts as not there. */
export function parseEventChoice(parameters: URLSearchParams): EventChoice {
  const asked = parameters.get('category');
  // Routine had a place of its own once.
  if (asked === 'all' || asked === 'routine') return { category: 'all' };
  const category = EVENT_CATEGORIES.find((known) => known === asked);
  return category === undefined || category === 'routine' ? FIRST_EVENT_CHOICE : { category };
}

/** Writes a choice into an address. */
export function setEventChoice(parameters: URLSearchParams, { category }: EventChoice): void {
  if (category === FIRST_EVENT_CHOICE.category) parameters.delete('category');
  else parameters.set('category', category);
}
