import type { NotificationRule } from '../../contract';
import {
  describeAlarmName,
  describeEventType,
  NOTICE_SOUNDS,
  RULE_CHANNELS,
  splitList,
} from '../../domain';
import type { TranslateLabel } from '../../react';

/** The name of a channel; one that is not the product's stands for itself. */
export function sayChannel(t: TranslateLabel, name: string): string {
  const known = RULE_CHANNELS.find((channel) => channel === name);
  return known ? t(`rules.channel.${known}`) : t('rules.channel.other', { name });
}

/** The names of alarms, of a list with commas. */
export const sayAlarms = (t: TranslateLabel, alarms: unknown): string =>
  splitList(alarms)
    .map((alarm) => t(describeAlarmName(alarm)))
    .join(', ');

/** Returns the subject of a rule: its event, and its alarms. */
export function sayRuleEvent(t: TranslateLabel, { type, attributes }: NotificationRule): string {
  const alarms = type === 'alarm' ? sayAlarms(t, attributes['alarms']) : '';
  const name = t(describeEventType(type));
  return alarms ? `${name}: ${alarms}` : name;
}

/** Returns the name of a rule: its owner's description, otherwise its subject. */
export const sayRuleName = (t: TranslateLabel, rule: NotificationRule): string =>
  rule.description?.trim() || sayRuleEvent(t, rule);

/** The name of a sound. */
export function saySound(t: TranslateLabel, sound: string): string {
  if (sound === 'mute' || sound === 'custom') return t(`rules.sound.${sound}`);
  const number = NOTICE_SOUNDS.indexOf(sound) + 1;
  return number > 0 ? t('rules.sound.built', { number: String(number) }) : sound;
}
