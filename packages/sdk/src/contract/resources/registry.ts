import { collectResources } from '../describe/check-description';
import { alarm } from './alarm';
import { alarmTurn } from './alarm-turn';
import { auditEntry } from './audit-entry';
import { billingContract } from './billing-contract';
import { calendar } from './calendar';
import { command } from './command';
import { computedAttribute } from './computed-attribute';
import { consent } from './consent';
import { deletedDevice } from './deleted-device';
import { device } from './device';
import { drive } from './drive';
import { driver } from './driver';
import { dueNotice } from './due-notice';
import { engineStop } from './engine-stop';
import { event } from './event';
import { geofence } from './geofence';
import { group } from './group';
import { invitation } from './invitation';
import { fiscalNote } from './fiscal-note';
import { invoice } from './invoice';
import { link } from './link';
import { logEntry } from './log-entry';
import { maintenance } from './maintenance';
import { maintenanceRecord } from './maintenance-record';
import { notification } from './notification';
import { position } from './position';
import { pushDevice } from './push-device';
import { qrAccess } from './qr-access';
import { qrCode } from './qr-code';
import { report } from './report';
import { reseller } from './reseller';
import { ruleTime } from './rule-time';
import { scheduledReport } from './scheduled-report';
import { server } from './server';
import { serverCheck } from './server-check';
import { sessionToken } from './session-token';
import { apiKey } from './api-key';
import { share } from './share';
import { signIn } from './sign-in';
import { statistics } from './statistics';
import { undelivered } from './undelivered';
import { unknownTracker } from './unknown-tracker';
import { user } from './user';
import { webhook } from './webhook';

/** Every resource, under the name of the client's member that speaks of it. */
export const resources = /* @__PURE__ */ collectResources({
  alarmTurns: alarmTurn,
  alarms: alarm,
  audit: auditEntry,
  billingContracts: billingContract,
  calendars: calendar,
  commands: command,
  computedAttributes: computedAttribute,
  consents: consent,
  deletedDevices: deletedDevice,
  devices: device,
  drivers: driver,
  drives: drive,
  dueNotices: dueNotice,
  engineStops: engineStop,
  events: event,
  fiscalNotes: fiscalNote,
  geofences: geofence,
  groups: group,
  invitations: invitation,
  invoices: invoice,
  links: link,
  logEntries: logEntry,
  maintenance,
  maintenanceRecords: maintenanceRecord,
  notifications: notification,
  positions: position,
  pushDevices: pushDevice,
  qrAccess,
  qrCodes: qrCode,
  reports: report,
  resellers: reseller,
  ruleTimes: ruleTime,
  scheduledReports: scheduledReport,
  server,
  serverChecks: serverCheck,
  sessionTokens: sessionToken,
  keys: apiKey,
  webhooks: webhook,
  shares: share,
  signIns: signIn,
  statistics,
  undelivered,
  unknownTrackers: unknownTracker,
  users: user,
});
