export { findCommandGaps, MAX_COMMAND_TEXT_LENGTH, toCommandAttributes } from './command-draft';
export { COMMAND_TYPES, listCommandFields, maySilence } from './command-fields';
export { describeCommandType } from './describe-command-type';
export { followEvent, followStop, toSentState } from './follow-sent';
export { readSentRow, toSentChanges } from './sent-rows';
export { findSharedTypes, pickTypeSamples } from './pick-type-samples';
export type * from './types';
