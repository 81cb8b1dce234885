import { apiKeyWords } from './api-key-words';
import { webhookWords } from './webhook-words';
import { auditWords } from './audit-words';
import { contractWords, fiscalNoteWords, invoiceWords } from './billing-words';
import { calendarWords } from './calendar-words';
import { commandWords } from './command-words';
import { computedAttributeWords } from './computed-attribute-words';
import { consentWords } from './consent-words';
import { deletedDeviceWords } from './deleted-device-words';
import { deviceWords } from './device-words';
import { driverWords } from './driver-words';
import { dueNoticeWords } from './due-notice-words';
import { geofenceWords } from './geofence-words';
import { groupWords } from './group-words';
import { maintenanceRecordWords } from './maintenance-record-words';
import { maintenanceWords } from './maintenance-words';
import { notificationWords } from './notification-words';
import { driveWords, qrAccessWords, qrCodeWords } from './qr-words';
import { invitationWords } from './invitation-words';
import { pushDeviceWords } from './push-device-words';
import { scheduledReportWords } from './scheduled-report-words';
import { resellerWords } from './reseller-words';
import type { ResourceWords } from './resource-words';
import { shareWords } from './share-words';
import { signInWords } from './sign-in-words';
import { statisticsWords } from './statistics-words';
import { unknownTrackerWords } from './unknown-tracker-words';
import { userWords } from './user-words';

/** CLI words of resources, by their names in the registry. */
export const resourceWords: Readonly<Record<string, ResourceWords>> = {
  audit: auditWords,
  billingContracts: contractWords,
  calendars: calendarWords,
  commands: commandWords,
  computedAttributes: computedAttributeWords,
  consents: consentWords,
  deletedDevices: deletedDeviceWords,
  devices: deviceWords,
  drivers: driverWords,
  drives: driveWords,
  dueNotices: dueNoticeWords,
  geofences: geofenceWords,
  groups: groupWords,
  fiscalNotes: fiscalNoteWords,
  invoices: invoiceWords,
  keys: apiKeyWords,
  webhooks: webhookWords,
  maintenance: maintenanceWords,
  maintenanceRecords: maintenanceRecordWords,
  notifications: notificationWords,
  qrAccess: qrAccessWords,
  qrCodes: qrCodeWords,
  invitations: invitationWords,
  pushDevices: pushDeviceWords,
  resellers: resellerWords,
  scheduledReports: scheduledReportWords,
  shares: shareWords,
  signIns: signInWords,
  statistics: statisticsWords,
  unknownTrackers: unknownTrackerWords,
  users: userWords,
};
