import { geofence, notification, user } from '../../../../contract';
import { defineView } from '../../define-view';
import { ACCOUNT_RIGHTS, ACCOUNT_REST } from '../../user.view';

/**
 * View of the members that can be set on many accounts at once: none that identifies one of them.
 */
export const bulkUserView = /* @__PURE__ */ defineView(user, {
  columns: ['name'],
  form: [{ key: 'access', members: ACCOUNT_RIGHTS }, ...ACCOUNT_REST],
});

/** View of the members that can be set on many fences at once. */
export const bulkGeofenceView = /* @__PURE__ */ defineView(geofence, {
  columns: ['name', 'description', 'calendarId'],
  form: [['calendarId', 'description', 'attributes']],
});

/** View of the members that can be set on many notification rules at once. */
export const bulkRuleView = /* @__PURE__ */ defineView(notification, {
  columns: ['description'],
  form: [['always', 'calendarId']],
});
