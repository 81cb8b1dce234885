import type { Command } from '../../contract';
import { toCommandAttributes, type CommandValues } from '../../domain';
import type { CommandChoices, CommandToSend } from '../../react';

/** Values entered so far. */
export interface CommandDraft {
  textChannel: boolean;
  /** `saved:4` or `type:custom`; '' while nothing is chosen. */
  choice: string;
  values: CommandValues;
}

export const EMPTY_DRAFT: CommandDraft = { textChannel: false, choice: '', values: {} };

/** The choice of a saved command, and of one of its own. */
export const choiceOf = (chosen: Pick<Command, 'id'> | string): string =>
  typeof chosen === 'string' ? `type:${chosen}` : `saved:${chosen.id}`;

/** Returns the choice if it is still available: another channel has other commands. */
export function readChoice(
  { choice }: CommandDraft,
  { types, saved }: Pick<CommandChoices, 'types' | 'saved'>,
): { type: string | null; saved: Command | undefined } {
  const kept = saved.find((command) => choiceOf(command) === choice);
  const type = kept?.type ?? types?.find((one) => choiceOf(one) === choice) ?? null;
  return { type, saved: kept };
}

/** Converts a draft to the command to send; null while nothing is chosen. */
export function toCommand(
  draft: CommandDraft,
  choices: Pick<CommandChoices, 'types' | 'saved'>,
): CommandToSend | null {
  const { type, saved } = readChoice(draft, choices);
  if (type === null) return null;
  if (saved) {
    const { id, textChannel, attributes } = saved;
    return { id, type, textChannel, attributes };
  }
  const attributes = toCommandAttributes(type, draft.values);
  return { type, textChannel: draft.textChannel, attributes };
}
