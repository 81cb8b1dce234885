export { findAttending, SAME_ALARM_MS, type AlarmFix, type TakenAlarm } from './find-attending';
export { foldFloods, LEAST_FLOOD, type FoldableEvent, type FoldedEvent } from './fold-floods';
export {
  findNoticeRule,
  isSoundUrl,
  NOTICE_COLORS,
  NOTICE_CORNERS,
  NOTICE_SOUNDS,
  readNoticeStyle,
  type NoticeColor,
  type NoticeCorner,
  type NoticeRule,
  type NoticeStyle,
} from './notice-style';
export { toSoundNotes, type SoundNote } from './sound-notes';
export {
  findChannelGap,
  listChannels,
  RULE_CHANNELS,
  type ChannelGap,
  type ChannelGround,
} from './channels';
export { findRuleGaps, type RuleDraft, type RuleGap } from './find-rule-gaps';
export { findRuleTrouble, type RuleTrouble, type TroubledRule } from './find-rule-trouble';
export { splitList } from './split-list';
