import { findChannelGap, type ChannelGround } from './channels';
import { splitList } from './split-list';

/** Why a rule that is there tells nobody of anything; there are words for each (`rules.state.<why>`). */
export type RuleTrouble = 'noAlarms' | 'noChannel' | 'noCommand';

/** The least that must be known of a rule. */
export interface TroubledRule {
  type: string;
  notificators: string;
  commandId: number;
  attributes: Readonly<Record<string, unknown>>;
}

/** Why a rule cannot tell its account of anything; null when it can. */
export function findRuleTrouble(rule: TroubledRule, ground: ChannelGround): RuleTrouble | null {
  if (rule.type === 'alarm' && splitList(rule.attributes['alarms']).length === 0) return 'noAlarms';
  const working = splitList(rule.notificators).filter(
    (channel) => findChannelGap(channel, ground) === null,
  );
  if (working.length === 0) return 'noChannel';
  return working.every((channel) => channel === 'command') && rule.commandId === 0
    ? 'noCommand'
    : null;
}
