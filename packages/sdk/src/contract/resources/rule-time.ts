import { defineResource } from '../describe/define-resource';
import { id, number, structure } from '../describe/members';
import { toReader } from '../describe/to-reader';
import type { Read } from '../describe/values';
import { Unreadable } from '../decode';
import type { Period } from '../../domain';

const readPeriod = /* @__PURE__ */ toReader({ fromMs: number(), toMs: number() });

/**
 * Active times of the calendars of the account's rules, between `from` and `to`; both ends of a
 * period are included.
 */
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

/** Active times of a calendar; `id` is the calendar's. */
export interface RuleTime extends Read<typeof ruleTime> {}
