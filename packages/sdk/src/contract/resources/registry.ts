import { collectResources } from '../describe/check-description';
import { calendar } from './calendar';
import { command } from './command';
import { computedAttribute } from './computed-attribute';
import { device } from './device';
import { driver } from './driver';
import { event } from './event';
import { geofence } from './geofence';
import { group } from './group';
import { maintenance } from './maintenance';
import { notification } from './notification';
import { position } from './position';
import { server } from './server';
import { sessionToken } from './session-token';
import { user } from './user';

/** Every resource, under the name of the client's member that speaks of it. */
export const resources = /* @__PURE__ */ collectResources({
  calendars: calendar,
  commands: command,
  computedAttributes: computedAttribute,
  devices: device,
  drivers: driver,
  events: event,
  geofences: geofence,
  groups: group,
  maintenance,
  notifications: notification,
  positions: position,
  server,
  sessionTokens: sessionToken,
  users: user,
});
