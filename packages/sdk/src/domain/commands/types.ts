export type { CommandField, CommandFieldKey, CommandType } from './command-fields';
export type { CommandGap, CommandValues } from './command-draft';
export type { SentState } from './follow-sent';
