export type { CommandField, CommandFieldKey, CommandType } from './command-fields';
export type { CommandGap, CommandValues } from './command-draft';
export type { SendingPlan } from './expect-sending';
export type { SentState } from './follow-sent';
