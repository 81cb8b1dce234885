import {
  categorizeEvent,
  EVENT_CATEGORIES,
  type EventCategory,
  type RatedEvent,
} from './rate-event';

/** What of a list of events is shown: one kind, or all with what vehicles do all day. */
export interface EventChoice {
  category: Exclude<EventCategory, 'routine'> | 'all';
}

/** What is shown until somebody chooses: what asks for somebody. */
export const FIRST_EVENT_CHOICE: EventChoice = { category: 'alarm' };

/** Whether an event is one of those that were chosen. */
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
