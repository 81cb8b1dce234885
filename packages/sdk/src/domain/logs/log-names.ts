import { LOG_READS, type LogRead } from './log-reads';

/** Actions that a log names, in the order they are chosen from. */
export const LOG_ACTIONS = [
  ...(['create', 'edit', 'remove', 'link', 'unlink', 'command', 'signIn', 'signOut'] as const),
  ...(['purge', 'read', 'accumulators', 'send', 'cancel', 'override', 'take', 'release'] as const),
  ...(['resolve', 'restore', 'suspend', 'trust', 'grantTrust', 'revoke', 'password'] as const),
  ...(['restart', 'resend', 'retry', 'answer', 'record', 'end', 'replace', 'rotate'] as const),
  ...(['check-in', 'check-out', 'enter', 'move', 'leave', 'people', 'access'] as const),
  ...(['sign-out', 'image', 'test', 'start', 'undo', 'receive-in-cash', 'undo-cash'] as const),
  ...(['refund', 'due-date', 'erase', 'personal-data', 'accept', 'make-next'] as const),
] as const;

/** One of {@link LOG_ACTIONS}. */
export type LogAction = (typeof LOG_ACTIONS)[number];

/** Kinds of things that a log names. */
export const LOG_OBJECTS = [
  ...(['device', 'user', 'group', 'geofence', 'driver', 'calendar', 'maintenance'] as const),
  ...(['notification', 'command', 'attribute', 'server', 'session', 'token', 'share'] as const),
  ...(['scheduledReport', 'alarm', 'link', 'engineStop', 'maintenanceRecord'] as const),
  ...(['deletedDevice', 'undelivered', 'billingContract', 'invitation', 'consent'] as const),
  ...(['terms', 'invoice', 'integration', 'embed', 'drive', 'qrAccess', 'qrCode'] as const),
  ...(['log', 'unknownTracker', 'dueNotice', 'event', 'fiscalNote', 'position'] as const),
  ...(['pushDevice', 'report', 'reseller', 'webhook', 'statistics', 'access', 'email'] as const),
  ...(['secondFactor', 'password', 'setup', 'theme', 'postcode', 'weather'] as const),
  ...(['bulkChange', 'telegramBot', 'apiKey', 'managedUser', 'docs'] as const),
] as const;

/** One of {@link LOG_OBJECTS}. */
export type LogObject = (typeof LOG_OBJECTS)[number];

/** Calls that only read something, by the last word of their address. */
const READS = [
  ...['preview', 'xml', 'payment', 'entries', 'logs', 'runs', 'deliveries'],
  ...['openings', 'holders', 'rows'],
];

/** The same thing by another name, as addresses of calls and Traccar's own log have it. */
const SAME: Readonly<Record<string, LogObject>> = {
  permission: 'link',
  alarmTurn: 'alarm',
  stop: 'engineStop',
  seenEvent: 'event',
  audit: 'log',
  action: 'log',
  logEntry: 'log',
  doc: 'docs',
  autolink: 'unknownTracker',
  ingest: 'unknownTracker',
  ruleTime: 'notification',
  statistic: 'statistics',
  term: 'terms',
  key: 'apiKey',
  serverCheck: 'server',
  statu: 'server',
  signIn: 'session',
  back: 'session',
  demo: 'session',
  socket: 'session',
  socketTicket: 'session',
  trust: 'user',
  billing: 'invoice',
  shared: 'share',
  embedToken: 'embed',
  recipient: 'scheduledReport',
  qrDriver: 'drive',
  registration: 'user',
};

/** Action that has a name; undefined for any other. */
export const toLogAction = (action: string): LogAction | LogRead | undefined =>
  READS.includes(action) ? 'read' : [...LOG_ACTIONS, ...LOG_READS].find((each) => each === action);

/** Kind of thing that has a name; undefined for any other. */
export const toLogObject = (type: string): LogObject | undefined =>
  (Object.hasOwn(SAME, type) ? SAME[type] : undefined) ?? LOG_OBJECTS.find((one) => one === type);
