import { defineResource } from '../describe/define-resource';
import { id, moment, reference, text } from '../describe/members';
import type { Read } from '../describe/values';

/** To whom alarms go that nobody has resolved: nothing where the server does not say `escalatesAlarms`. */
export const alarmTurn = /* @__PURE__ */ defineResource({
  name: 'AlarmTurn',
  path: '/alarm-turns',
  area: 'events',
  ownedByProduct: true,
  operations: ['list'],
  members: {
    id: id(),
    deviceId: reference('Device', { required: true }),
    userName: text({ default: '' }),
    at: moment({ required: true }),
  },
});

/** To whom an alarm goes unless somebody has it then, and when; `id` is its event's. */
export interface AlarmTurn extends Read<typeof alarmTurn> {}
