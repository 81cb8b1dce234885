export { VIEWER_CALLS } from './viewer-calls';
export { ContractError } from './decode';
export type { Call, CallAnswer, CallInput, Calls } from './describe/call';
export { DescriptionError, collectResources } from './describe/check-description';
export {
  defineResource,
  type ResourceDescription,
  type ResourceShape,
} from './describe/define-resource';
export { mayLink, mayOwn } from './describe/links';
export {
  MEMBER_KINDS,
  type Member,
  type MemberFacts,
  type MemberKind,
  type MemberOptions,
  type MemberUnit,
  type Members,
} from './describe/member';
export {
  area,
  attributes,
  choice,
  flag,
  id,
  moment,
  number,
  numbers,
  object,
  reference,
  schedule,
  structure,
  text,
} from './describe/members';
export {
  linked,
  owned,
  paged,
  type Query,
  type QueryKind,
  type QueryValues,
} from './describe/query';
export type { QueryOf, Read, Write } from './describe/values';
export { validateInput } from './describe/validate-input';
export { decodeIngestAddress } from './ingest-address';
export type {
  MapLayer,
  MapLayerName,
  PmtilesMapLayer,
  RasterMapLayer,
  StyleMapLayer,
} from './map-layer';
export { alarmTurn, type AlarmTurn } from './resources/alarm-turn';
export { alarm, MAX_NOTE_LENGTH, type AlarmTake, type AlarmTakeQuery } from './resources/alarm';
export { auditEntry, type AuditEntry, type AuditEntryQuery } from './resources/audit-entry';
export {
  BULK_OPERATIONS,
  BULK_OUTCOMES,
  BULK_STATES,
  bulkChange,
  type BulkChange,
  type BulkCounts,
  type BulkOutcome,
  type BulkRow,
  type BulkRowChange,
} from './resources/bulk-change';
export {
  calendar,
  type Calendar,
  type CalendarQuery,
  type CalendarInput,
} from './resources/calendar';
export { command, type Command, type CommandQuery, type CommandInput } from './resources/command';
export type { SentCommandAnswer } from './describe/read-sent-command';
export {
  COMPUTED_TYPES,
  computedAttribute,
  type ComputedAttribute,
  type ComputedAttributeQuery,
  type ComputedAttributeInput,
} from './resources/computed-attribute';
export { deletedDevice, type DeletedDevice } from './resources/deleted-device';
export {
  DEVICE_STATUSES,
  device,
  type Device,
  type DeviceQuery,
  type DeviceInput,
} from './resources/device';
export {
  decodeScan,
  type Driving,
  type ScanEngine,
  type ScanInput,
  type ScanResult,
} from './driving';
export {
  reseller,
  type Reseller,
  type ResellerInput,
  type ResellerPlan,
  type ResellerThing,
  type ResellerSales,
} from './resources/reseller';
export { drive, DRIVE_ENDS, type Drive, type DriveQuery } from './resources/drive';
export { qrAccess, type QrAccess, type QrAccessInput } from './resources/qr-access';
export { qrCode, type QrCode, type QrCodeQuery } from './resources/qr-code';
export { driver, type Driver, type DriverQuery, type DriverInput } from './resources/driver';
export {
  engineStop,
  type EngineStop,
  type EngineStopQuery,
  MAX_STOP_REASON_LENGTH,
  STOP_NEEDS,
  STOP_STATES,
} from './resources/engine-stop';
export { event, type TrackingEvent } from './resources/event';
export {
  geofence,
  type Geofence,
  type GeofenceQuery,
  type GeofenceInput,
} from './resources/geofence';
export { group, type Group, type GroupQuery, type GroupInput } from './resources/group';
export { decodeLinks, link, type Link } from './resources/link';
export { logEntry, type LogEntry, type LogEntryQuery } from './resources/log-entry';
export {
  billingContract,
  type BillingContract,
  type BillingContractInput,
  type BillingPreview,
} from './resources/billing-contract';
export {
  fiscalNote,
  type FiscalNote,
  type FiscalNoteFile,
  type FiscalNoteInput,
  type FiscalNoteQuery,
} from './resources/fiscal-note';
export {
  invoice,
  type Invoice,
  type BillingDifference,
  type InvoiceEntry,
  type InvoiceInput,
  type InvoicePayment,
  type InvoiceQuery,
  type AgeingRow,
  type StatementLine,
} from './resources/invoice';
export {
  maintenance,
  type Maintenance,
  type MaintenanceQuery,
  type MaintenanceInput,
} from './resources/maintenance';
export { dueNotice, type DueNotice, type DueNoticeInput } from './resources/due-notice';
export {
  maintenanceRecord,
  type MaintenanceRecord,
  type MaintenanceRecordInput,
  type MaintenanceRecordQuery,
} from './resources/maintenance-record';
export {
  notification,
  type NotificationRule,
  type NotificationRuleQuery,
  type NotificationRuleInput,
} from './resources/notification';
export { position, type Position } from './resources/position';
export { resources } from './resources/registry';
export { report, type ReportStop, type ReportSummary, type ReportTrip } from './resources/report';
export { ruleTime, type RuleTime } from './resources/rule-time';
export { server, type DemoInfo, type Server } from './resources/server';
export { serverCheck, type ServerCheck } from './resources/server-check';
export { sessionToken, type SessionToken } from './resources/session-token';
export { signIn, type SignIn } from './resources/sign-in';
export {
  REPORT_FORMATS,
  REPORT_RUN_STATES,
  scheduledReport,
  type ScheduledReport,
  type ScheduledReportInput,
  type ScheduledReportRun,
} from './resources/scheduled-report';
export { pushDevice, type PushDevice, type PushDeviceInput } from './resources/push-device';
export { apiKey, type ApiKey, type ApiKeyInput } from './resources/api-key';
export {
  invitation,
  INVITATION_LANGUAGES,
  type Invitation,
  type InvitationInput,
} from './resources/invitation';
export { consentAsked, type ConsentAsked } from './resources/consent-asked';
export {
  consent,
  type Consent,
  type ConsentEntry,
  type ConsentInput,
  type ConsentQuery,
} from './resources/consent';
export {
  webhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookInput,
} from './resources/webhook';
export {
  decodeWebhookMessage,
  type InvoiceNews,
  type WebhookEvent,
  type WebhookMessage,
} from './webhook-message';
export { share, type Share, type ShareInput, type ShareOpening } from './resources/share';
export { sharedView, type SharedArrival, type SharedView } from './resources/shared-view';
export { statistics, type Statistics, type StatisticsQuery } from './resources/statistics';
export { undelivered, type Undelivered } from './resources/undelivered';
export { unknownTracker, type UnknownTracker } from './resources/unknown-tracker';
export { user, type User, type UserQuery, type UserInput } from './resources/user';
export {
  decodeCodeKey,
  decodeRecoveryCodes,
  decodeSecondFactor,
  decodeInvitedTo,
  decodeSessionStatus,
  encodeCredentials,
  encodePassword,
  encodePasswordRequest,
  encodeSetup,
  type CodeKey,
  type Credentials,
  type PasswordInput,
  type SecondFactor,
  type InvitedTo,
  type SessionStatus,
  type SetupInput,
} from './session';
export { decodeSocketFrame, type SocketFrame } from './socket-frame';
export { decodeSocketTicket, type SocketTicket } from './socket-ticket';
export { decodeSeenEvents, type SeenEvents } from './seen-events';
export { decodeCalendarTimes, type CalendarTimes } from './calendar-times';
export { decodePastExpression, type PastExpression } from './past-expression';
export { decodeHolders, type Holders } from './holders';
export {
  decodeIntegration,
  decodeIntegrations,
  decodeIntegrationTest,
  type Integration,
  type IntegrationInput,
  type IntegrationValues,
  type IntegrationTest,
} from './integration';
export {
  INTEGRATION_KEYS,
  type IntegrationField,
  type IntegrationFieldName,
  integrationFields,
  type IntegrationKey,
  isIntegrationKey,
} from './integration-fields';
export {
  decodeTheme,
  decodeThemes,
  type Theme,
  type ThemeEntry,
  type ThemeInput,
  type ThemeVersion,
} from './theme';
export {
  DATA_FATES,
  DATA_PARTS,
  decodeErasure,
  decodePersonalData,
  type ErasedPart,
  type Erasure,
  KEPT_FOR,
  type PersonalData,
  type PersonalDataLeft,
  decodeDriverData,
  decodeDriverErasure,
  type DriverData,
  type DriverErasure,
} from './personal-data';
export { decodeOwnTerms, type OwnTerms, type PrivacyContact } from './own-terms';
export {
  decodeAccountAccess,
  decodeExplanation,
  decodeTrust,
  type AcceptedTerms,
  type AccessExplanation,
  type AccountAccess,
  type AccountAccessInput,
  type AccountSuspension,
} from './account-access';
export { decodePostcodeAddress, type PostcodeAddress } from './postcode-address';
export {
  decodeTelegramBot,
  decodeTelegramLink,
  decodeTelegramLinkState,
  type TelegramBot,
  type TelegramLink,
  type TelegramLinkProblem,
  type TelegramLinkState,
} from './telegram-bot';
export { decodeWeather, type Weather } from './weather';
