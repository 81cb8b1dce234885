import { defineResource } from '../describe/define-resource';
import { id, number, structure } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read } from '../describe/values';
import { Unreadable } from '../decode';
import type { Period } from '../../domain';

const readPeriod = /* @__PURE__ */ toReader({ fromMs: number(), toMs: number() });

/** When the calendars of the account's rules hold, between `from` and `to`; both ends of a period are in it. */
export const ruleTime = /* @__PURE__ */ defineResource({
  name: 'RuleTime',
  path: '/rule-times',
  area: 'notifications',
  operations: ['list'],
  query: { from: 'date', to: 'date' },
  members: {
    id: id(),
    periods: structure((value): readonly Period[] =>
      Array.isArray(value)
        ? value
            .map(readPeriod)
            .filter((period): period is Period => !(period instanceof Unreadable))
        : [],
    ),
  },
});

/** When a calendar holds; `id` is the calendar's. */
export interface RuleTime extends Read<typeof ruleTime> {}
