export type { ChannelGap, ChannelGround } from './channels';
export type { AlarmFix, TakenAlarm } from './find-attending';
export type { RuleDraft, RuleGap } from './find-rule-gaps';
export type { RuleTrouble, TroubledRule } from './find-rule-trouble';
export type { FoldableEvent, FoldedEvent } from './fold-floods';
export type { NoticeColor, NoticeCorner, NoticeRule, NoticeStyle } from './notice-style';
export type { SoundNote } from './sound-notes';
export type { SeenMarks } from './is-seen';
export type { HoldingRule } from './is-told';
