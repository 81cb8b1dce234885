import { calendar } from '../../contract';
import { defineView } from './define-view';

/** View of calendars; the host of the form draws their schedules. */
export const calendarView = /* @__PURE__ */ defineView(calendar, {
  columns: ['name'],
  form: [['name', 'data'], { key: 'attributes', members: ['attributes'], folded: true }],
  drawn: ['data'],
});
