export { createAlarmIndex } from './alarm-index';
export { findChannelGap, listChannels, RULE_CHANNELS } from './channels';
export {
  decideEscalation,
  ESCALATION_MAX_CONTACTS,
  ESCALATION_MAX_MINUTES,
  escalatesFirstMs,
  readEscalation,
} from './escalation';
export {
  FIRST_EVENT_CHOICE,
  isChosenEvent,
  parseEventChoice,
  setEventChoice,
} from './event-choice';
export {
  alarmLastsMs,
  findAttendance,
  findEventAttendance,
  findLasting,
  SAME_ALARM_MS,
} from './find-attendance';
export { findRuleGaps } from './find-rule-gaps';
export { findRuleTrouble } from './find-rule-trouble';
export { foldFloods, MIN_FLOOD } from './fold-floods';
export { foldRuns, type DayLine, type EventRun } from './fold-runs';
export { isFresh } from './is-fresh';
export { addSeen, isSeen } from './is-seen';
export { isTold } from './is-told';
export {
  findNoticeRule,
  isSoundUrl,
  NOTICE_COLORS,
  NOTICE_CORNERS,
  NOTICE_SOUNDS,
  readNoticeStyle,
} from './notice-style';
export { pickAlarmEvent, pickNewestAlarm } from './pick-alarm-event';
export { isNotable, pickLatest } from './pick-latest';
export {
  categorizeEvent,
  compareAlarms,
  countCategories,
  EVENT_CATEGORIES,
  EVENT_SEVERITIES,
  rankAlarms,
  rateEvent,
} from './rate-event';
export { showsToast } from './shows-toast';
export { toSoundNotes } from './sound-notes';
export { splitList } from './split-list';
export type * from './types';
