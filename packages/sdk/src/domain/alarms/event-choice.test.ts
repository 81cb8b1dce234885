import { expect, it } from 'vitest';
import { type EventChoice, isChosenEvent, parseEventChoice, setEventChoice } from './event-choice';
import { EVENT_CATEGORIES } from './rate-event';

const choices: EventChoice[] = [
  { category: 'all', showsRoutine: false },
  { category: 'all', showsRoutine: true },
  ...EVENT_CATEGORIES.flatMap((category) =>
    category === 'routine' ? [] : [{ category, showsRoutine: false }],
  ),
];

it.each(choices)('reads from an address what was written there: %o', (choice) => {
  const parameters = new URLSearchParams('period=today&category=x');
  setEventChoice(parameters, choice);
  expect(parseEventChoice(parameters)).toEqual(choice);
  expect(parameters.get('period')).toBe('today');
});

it.each(['x', '', 'all', '__proto__', 'ALARM'])('takes %j for all', (category) => {
  expect(parseEventChoice(new URLSearchParams({ category }))).toEqual(choices[0]);
});

it('leaves out routine unless it was asked for', () => {
  const shown = choices.slice(0, 2).map((choice) => isChosenEvent({ type: 'ignitionOn' }, choice));
  expect(shown).toEqual([false, true]);
});
