import type { AccessArea } from './access-areas';

/** Access of API keys to a resource, if they name its area. */
interface Reach {
  reads: boolean;
  /** All that changes it, these calls alone, or none. */
  writes: boolean | readonly string[];
}

const ALL: Reach = { reads: true, writes: true };
const READ: Reach = { reads: true, writes: false };

/**
 * Resources that API keys can access; all others need a person. Left out are accounts and
 * credentials (`User`, `Invitation`, `Reseller`, `QrAccess`, `QrCode`, `ApiKey`, `SignIn`,
 * `PushDevice`), links between objects (`Permission`), settings (`Server`), logs of user actions
 * (`Action`, `LogEntry`, `Undelivered`), and `Webhook`, whose deliveries hold data that the key may
 * not read. Most read-only resources act by themselves later, when the key may have ended long ago,
 * or reach people in somebody's name.
 */
const REACH: Readonly<Record<string, Reach>> = {
  Device: ALL,
  DeletedDevice: ALL,
  Group: ALL,
  Geofence: ALL,
  Driver: ALL,
  Calendar: ALL,
  Maintenance: ALL,
  MaintenanceRecord: ALL,
  Alarm: ALL,
  // A saved command is sent by rules later; overriding the guard takes a person with a reason.
  Command: { reads: true, writes: ['POST /commands/send'] },
  EngineStop: { reads: true, writes: ['POST /stops/{stopId}/cancel'] },
  // What charges people, or is mailed to them, takes a person.
  Invoice: {
    reads: true,
    writes: ['POST /invoices/{id}/receive-in-cash', 'POST /invoices/{id}/undo-cash'],
  },
  Share: ALL,
  AlarmTurn: READ,
  Attribute: READ,
  BillingContract: READ,
  Consent: READ,
  Drive: READ,
  DueNotice: READ,
  Event: READ,
  FiscalNote: READ,
  Notification: READ,
  Position: READ,
  Report: READ,
  RuleTime: READ,
  ScheduledReport: READ,
  ServerCheck: READ,
  Statistics: READ,
  UnknownTracker: READ,
};

/** A call of the gate, as far as keys go into it. */
export interface AskedOfKey {
  method: string;
  template: string;
  /** Area of the call, as its query decides too. */
  area: AccessArea;
  entity?: string | undefined;
}

/** True when a call is open to API keys, namely to those that name its area. */
export function isInReach({ method, template, entity = '' }: Omit<AskedOfKey, 'area'>): boolean {
  const reach = Object.hasOwn(REACH, entity) ? REACH[entity] : undefined;
  if (reach === undefined) return false;
  if (method === 'GET') return reach.reads;
  const { writes } = reach;
  return typeof writes === 'boolean' ? writes : writes.includes(`${method} ${template}`);
}
