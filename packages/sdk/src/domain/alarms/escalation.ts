import { readText } from '../device/read-attribute';
import { DAY_MS, MINUTE_MS } from '../time/durations';
import { splitList } from './split-list';

/** The longest that an alarm may wait for the next contact. */
export const ESCALATION_MAX_MINUTES = 1_440;
/** Max number of contacts of a rule. */
export const ESCALATION_MAX_CONTACTS = 10;
/** An alarm that is older goes to nobody new. */
const FORGOTTEN_MS = DAY_MS;

/** To whom an alarm goes that nobody has taken, and when. */
export interface Escalation {
  afterMinutes: number;
  /** Accounts, in their order. */
  contacts: readonly number[];
  /** By which channels they are told. */
  channels: readonly string[];
}

/** Next step for a waiting alarm. */
export type EscalationStep =
  | { action: 'end' }
  /** Somebody has it: it is looked at again at `atMs`, in case it is given back. */
  | { action: 'rest'; atMs: number }
  /** `next` is whose turn it is at `atMs`; null when nobody comes after. */
  | { action: 'tell'; userId: number; next: { place: number; atMs: number } | null };

/**
 * Reads the escalation of a rule for alarms; null when it has none. Without channels of its own,
 * the rule's channels apply.
 */
export function readEscalation(
  rule: { notificators: string | null; attributes: Record<string, unknown> },
  prefix: string,
): Escalation | null {
  const own = (key: string): string => readText(rule, `${prefix}.${key}`);
  const afterMinutes = Number(own('escalateAfter') || 0);
  const ids = splitList(own('escalateTo')).map(Number);
  const contacts = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
  const said = splitList(own('escalateBy'));
  const channels = (said.length > 0 ? said : splitList(rule.notificators)).filter(
    (channel) => channel !== 'command',
  );
  const isTime = afterMinutes >= 1 && afterMinutes <= ESCALATION_MAX_MINUTES;
  if (!isTime || contacts.length === 0 || channels.length === 0) return null;
  return { afterMinutes, contacts: contacts.slice(0, ESCALATION_MAX_CONTACTS), channels };
}

/** Returns the time when an alarm goes to the first contact. */
export const escalatesFirstMs = ({ afterMinutes }: Escalation, nowMs: number): number =>
  nowMs + afterMinutes * MINUTE_MS;

/**
 * Decides the next step for an alarm whose turn has come: notify the contact at `place`, or the
 * next that can be reached; then the following one after the same delay. Ends when the rule no
 * longer escalates, no contact is left, or the alarm is a day old.
 */
export function decideEscalation({
  escalation,
  place,
  eventMs,
  nowMs,
  isTaken,
  canBeTold,
}: {
  escalation: Escalation | null;
  place: number;
  eventMs: number;
  nowMs: number;
  isTaken: boolean;
  canBeTold: (userId: number) => boolean;
}): EscalationStep {
  if (!escalation || nowMs - eventMs > FORGOTTEN_MS) return { action: 'end' };
  const atMs = escalatesFirstMs(escalation, nowMs);
  if (isTaken) return { action: 'rest', atMs };
  const { contacts } = escalation;
  const at = contacts.findIndex((id, index) => index >= place && canBeTold(id));
  const userId = contacts[at];
  if (userId === undefined) return { action: 'end' };
  const isLast = !contacts.slice(at + 1).some(canBeTold);
  return { action: 'tell', userId, next: isLast ? null : { place: at + 1, atMs } };
}
