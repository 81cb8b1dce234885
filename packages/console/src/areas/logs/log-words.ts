import type { LogEntry } from '@rastro/sdk/contract';
import {
  ERROR_CODES,
  LOG_ACTIONS,
  LOG_READS,
  type LogChange,
  saySuspensionReason,
  sayStopReason,
  toLogAction,
  toLogObject,
} from '@rastro/sdk/domain';
import type { useFormat } from '@rastro/sdk/internal/react';
import type { ThingWords } from '@rastro/sdk/resource';
import type { Translate } from '@rastro/sdk/words';
import type { LogChoice } from './log-address';

/** Lists the actions to choose from for a kind of log. */
export const listActions = (kind: LogChoice['kind']): readonly string[] => [
  ...(kind === 'reads' ? [] : LOG_ACTIONS),
  ...(kind === 'changes' ? [] : LOG_READS),
];

/** An action in words; one without any as it is called. */
export function sayAction(t: Translate, action: string): string {
  const known = toLogAction(action);
  return known ? t(`log.action.${known}`) : action;
}

/** Account, whoever had logged in as it, and the API key something was done with. */
export function sayWho(t: Translate, entry: LogEntry): string {
  const { userName, userId, byUserName, byUserId, keyName } = entry;
  const name = userName || (userId ? `#${userId}` : t('log.nobody'));
  if (keyName) return t('log.who.key', { name, key: keyName });
  return byUserId ? t('log.who.by', { by: byUserName || `#${byUserId}`, name }) : name;
}

/** Start types of sessions, as the server names them. */
const STARTS = ['password', 'device', 'copied', 'token', 'demo', 'setup', 'entered'] as const;

/** Describes the object of an entry: its kind, its name, its number. */
export function sayObject(t: Translate, entry: LogEntry): string {
  const { objectType, objectName, objectId, deviceCount } = entry;
  if (objectType === 'devices') return t('log.vehicles', { count: deviceCount });
  const known = toLogObject(objectType);
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

/** Describes the reason for a refusal, in words where there are any. */
export function sayReason(t: Translate, reason: string): string {
  const known = ERROR_CODES.find((code) => code === reason);
  return known ? t(`error.code.${known}`) : reason;
}

/** A value before or after, as it is read. */
export const sayValue = (
  t: Translate,
  words: ThingWords,
  { member, counts, ...values }: LogChange,
  side: 'before' | 'after',
): string =>
  sayStopReason(t, saySuspensionReason(t, words.value(member, values[side], counts?.[side])));

/** Changes in one line: `Name: Van → Van 2`. */
export const sayChanges = (
  t: Translate,
  words: ThingWords,
  changes: readonly LogChange[],
): string =>
  changes
    .map((change) => {
      const { member, before, isSecret } = change;
      const name = words.name(member);
      if (isSecret) return `${name}: ${t('log.secret')}`;
      const was = before === undefined ? '' : `${sayValue(t, words, change, 'before')} → `;
      return `${name}: ${was}${sayValue(t, words, change, 'after')}`;
    })
    .join('; ');
