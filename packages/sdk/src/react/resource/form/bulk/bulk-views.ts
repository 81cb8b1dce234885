import { geofence, notification, user } from '../../../../contract';
import { defineView } from '../../define-view';
import { ACCOUNT_RIGHTS, ACCOUNT_REST } from '../../user.view';

/** What many accounts may be given at once: nothing that names one of them. */
export const bulkUserView = /* @__PURE__ */ defineView(user, {
  columns: ['name'],
  form: [{ key: 'access', members: ACCOUNT_RIGHTS }, ...ACCOUNT_REST],
});

/** What many fences may be given at once. */
export const bulkGeofenceView = /* @__PURE__ */ defineView(geofence, {
  columns: ['name', 'description', 'calendarId'],
  form: [['calendarId', 'description', 'attributes']],
});

/** What many notification rules may be given at once. */
export const bulkRuleView = /* @__PURE__ */ defineView(notification, {
  columns: ['description'],
  form: [['always', 'calendarId']],
});
