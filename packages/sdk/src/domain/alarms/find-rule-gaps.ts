import { isSoundUrl } from './notice-style';
import { splitList } from './split-list';

/** The least that must be known of what a form of a rule holds. */
export interface RuleDraft {
  type: string;
  /** Lists with commas. */
  notificators: string;
  alarms: string;
  /**
   * True when the rule holds for all vehicles; otherwise it holds for those of `deviceIds` and
   * `groupIds`.
   */
  always: boolean;
  deviceIds: readonly number[];
  groupIds: readonly number[];
  /** The saved command that is sent; 0 is none. */
  commandId: number;
  /** Minutes until an alarm that nobody has taken goes to the first contact; 0 is never. */
  escalateAfter: number;
  escalateTo: readonly number[];
  sound: string;
  soundURL: string;
}

/** A field of a rule that is not as it must be; there are words for each (`rules.gap.<name>`). */
export type RuleGap =
  | 'type'
  | 'notificators'
  | 'alarms'
  | 'deviceIds'
  | 'commandId'
  | 'escalateTo'
  | 'soundURL';

/**
 * Lists the gaps that keep a rule from notifying: its type, a channel, alarms if it is for alarms,
 * vehicles (spec §5; its times always have a value), the command for the command channel, contacts
 * for alarms that nobody takes, and the address of a custom sound, which is an mp3, wav or ogg.
 */
export function findRuleGaps(draft: RuleDraft): RuleGap[] {
  const channels = splitList(draft.notificators);
  const holdsForNone = !draft.always && draft.deviceIds.length === 0 && draft.groupIds.length === 0;
  const gaps: [RuleGap, boolean][] = [
    ['type', draft.type === ''],
    ['alarms', draft.type === 'alarm' && splitList(draft.alarms).length === 0],
    ['notificators', channels.length === 0],
    ['commandId', channels.includes('command') && draft.commandId === 0],
    ['escalateTo', draft.type === 'alarm' && draft.escalateAfter > 0 && !draft.escalateTo.length],
    ['deviceIds', holdsForNone],
    ['soundURL', draft.sound === 'custom' && !isSoundUrl(draft.soundURL)],
  ];
  return gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : []));
}
