import type { Phrase } from '../words/phrase';
import { COMMAND_TYPES, type CommandType } from './command-fields';

/** The name of a type of command; trackers may know others, which stand beside the word for all commands. */
export function describeCommandType(type: string): Phrase<`command.type.${CommandType | 'other'}`> {
  const known = COMMAND_TYPES.find((name) => name === type);
  return known ? { key: `command.type.${known}` } : { key: 'command.type.other', params: { type } };
}
