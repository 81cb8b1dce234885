import { findChannelGap, type ChannelGround } from './channels';
import { splitList } from './split-list';

/** Reason why an existing rule notifies nobody; the texts are `rules.state.<why>`. */
export type RuleTrouble = 'noAlarms' | 'noChannel' | 'noCommand';

/** The least that must be known of a rule. */
export interface TroubledRule {
  type: string;
  notificators: string;
  commandId: number;
  attributes: Readonly<Record<string, unknown>>;
}

/** Finds the reason why a rule cannot notify its account; null when it can. */
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
