import type { LogEntry } from '@rastro/sdk/contract';
import {
  ERROR_CODES,
  findChangeUnit,
  LOG_READS,
  type LogChange,
  saySuspensionReason,
} from '@rastro/sdk/domain';
import type { useFormat, WriteFigure } from '@rastro/sdk/internal/react';
import type { Translate } from '@rastro/sdk/words';
import type { LogChoice } from './log-address';

/** Actions that have words, in the order they are chosen from. */
const LOG_ACTIONS = [
  'create',
  'edit',
  'remove',
  'link',
  'unlink',
  'command',
  'signIn',
  'signOut',
  'purge',
  'read',
  'accumulators',
  'send',
  'cancel',
  'override',
  'take',
  'release',
  'resolve',
  'restore',
  'suspend',
  'trust',
  'grantTrust',
  'revoke',
  'password',
  'restart',
  'resend',
  'answer',
  'record',
  'end',
  'replace',
  'check-in',
  'check-out',
  'enter',
  'move',
  'leave',
  'receive-in-cash',
  'undo-cash',
  'refund',
  'due-date',
  'erase',
  'personal-data',
  'accept',
] as const;

/** What an action is chosen from where these are shown. */
export const listActions = (kind: LogChoice['kind']): readonly string[] => [
  ...(kind === 'reads' ? [] : LOG_ACTIONS),
  ...(kind === 'changes' ? [] : LOG_READS),
];

const OBJECTS = [
  'device',
  'user',
  'group',
  'geofence',
  'driver',
  'calendar',
  'maintenance',
  'notification',
  'command',
  'attribute',
  'server',
  'session',
  'token',
  'share',
  'scheduledReport',
  'alarm',
  'link',
  'engineStop',
  'maintenanceRecord',
  'deletedDevice',
  'undelivered',
  'billingContract',
  'invitation',
  'consent',
  'terms',
  'invoice',
  'integration',
  'embed',
  'drive',
  'qrAccess',
  'qrCode',
] as const;

/** An action in words; one without any as it is called. */
export function sayAction(t: Translate, action: string): string {
  const known = [...LOG_ACTIONS, ...LOG_READS].find((each) => each === action);
  return known ? t(`log.action.${known}`) : action;
}

/** Who did something, and who had logged in as them. */
export function sayWho(t: Translate, entry: LogEntry): string {
  const { userName, userId, byUserName, byUserId } = entry;
  const name = userName || (userId ? `#${userId}` : t('log.nobody'));
  return byUserId ? t('log.who.by', { by: byUserName || `#${byUserId}`, name }) : name;
}

/** What sessions begin with, as the server says it. */
const STARTS = ['password', 'device', 'copied', 'token', 'demo', 'setup', 'entered'] as const;

/** What something was done to: its kind, its name, its number. */
export function sayObject(t: Translate, entry: LogEntry): string {
  const { objectType, objectName, objectId, deviceCount } = entry;
  if (objectType === 'devices') return t('log.vehicles', { count: deviceCount });
  const known = OBJECTS.find((each) => each === objectType);
  const kind = known ? t(`log.object.${known}`) : objectType;
  const start = objectType === 'session' && STARTS.find((each) => each === objectName);
  if (start) return [kind, t(`log.start.${start}`)].join(' · ');
  return [kind, objectName || (objectId ? `#${objectId}` : '')].filter(Boolean).join(' · ');
}

/** The period that was read; of what is live, from when to when. */
export function sayPeriod(format: ReturnType<typeof useFormat>, entry: LogEntry): string {
  const times = [entry.readFrom, entry.readTo].flatMap((time) => (time ? [Date.parse(time)] : []));
  const [from = '', to = ''] = times.map((time) => format.dateTime(time));
  return from === to ? from : `${from} – ${to}`;
}

/** Why something was refused, in words where there are any. */
export function sayReason(t: Translate, reason: string): string {
  const known = ERROR_CODES.find((code) => code === reason);
  return known ? t(`error.code.${known}`) : reason;
}

/** The value of a member before or after, as it is read. */
export const sayValue = (
  t: Translate,
  writeFigure: WriteFigure,
  { member, value }: { member: string; value: unknown },
): string => {
  if (value === undefined || value === null) return '—';
  const unit = typeof value === 'number' ? findChangeUnit(member) : undefined;
  if (unit) return writeFigure(Number(value), unit);
  return typeof value === 'object' ? JSON.stringify(value) : saySuspensionReason(t, String(value));
};

/** Changes in one line: `name: Van → Van 2`. */
export const sayChanges = (
  t: Translate,
  writeFigure: WriteFigure,
  changes: readonly LogChange[],
): string =>
  changes
    .map(({ member, before, after, isSecret }) => {
      if (isSecret) return `${member}: ${t('log.secret')}`;
      const [was, is] = [before, after].map((value) => sayValue(t, writeFigure, { member, value }));
      return `${member}: ${before === undefined ? '' : `${was} → `}${is}`;
    })
    .join('; ');
