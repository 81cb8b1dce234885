import { expect, it } from 'vitest';
import {
  type EventChoice,
  FIRST_EVENT_CHOICE,
  isChosenEvent,
  parseEventChoice,
  setEventChoice,
} from './event-choice';
import { EVENT_CATEGORIES } from './rate-event';

const choices: EventChoice[] = [
  { category: 'all' },
  ...EVENT_CATEGORIES.flatMap((category) => (category === 'routine' ? [] : [{ category }])),
];

it.each(choices)('reads from an address what was written there: %o', (choice) => {
  const parameters = new URLSearchParams('period=today&category=x');
  setEventChoice(parameters, choice);
  expect(parseEventChoice(parameters)).toEqual(choice);
  expect(parameters.get('period')).toBe('today');
});

it.each(['x', '', '__proto__', 'FENCE'])('begins with alarms for %j', (category) => {
  expect(parseEventChoice(new URLSearchParams({ category }))).toEqual({ category: 'alarm' });
  expect(FIRST_EVENT_CHOICE).toEqual({ category: 'alarm' });
});

it('reads an address of routine, which had a place of its own once, as all', () => {
  expect(parseEventChoice(new URLSearchParams('category=routine'))).toEqual({ category: 'all' });
});

it('shows what vehicles do all day among all alone', () => {
  const shown = choices.filter((choice) => isChosenEvent({ type: 'ignitionOn' }, choice));
  expect(shown).toEqual([{ category: 'all' }]);
});
