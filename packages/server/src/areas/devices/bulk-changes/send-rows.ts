import { findEngineEffect, toSentChanges, toSentState } from '@rastro/sdk/domain';
import { z } from 'zod';
import { wordsOf } from '../../../request/api-error';
import type { AskDoor, Asked } from './ask-door';
import type { BulkRow } from './bulk-store';
import { nameOf, refuseUnseen } from './plan-rows';

/** A command for many: a saved one by its id, or one of its own. */
export const manyCommandSchema = z
  .strictObject({
    id: z.int().min(0).optional(),
    type: z.string().max(128).optional(),
    textChannel: z.boolean().optional(),
    description: z.string().max(4000).optional(),
    attributes: z.record(z.string().max(128), z.unknown()).optional(),
  })
  .refine(({ id = 0, type = '' }) => id > 0 || type !== '', {
    path: ['type'],
    message: 'Name a saved command by its id, or a type.',
  });

/** A command for many. */
export type ManyCommand = z.output<typeof manyCommandSchema>;

/** Reads the effect of a command on the engine; for a saved one, of the stored command. */
export async function readEffect({ id = 0, ...own }: ManyCommand, prefix: string, ask: AskDoor) {
  const isSaved = id > 0;
  const stored = isSaved ? await ask('GET', `/commands/${id}`) : undefined;
  // Who may send a saved command may not always read it: each call of its own decides again.
  const sent = stored === undefined ? own : stored.status < 400 ? (stored.json as ManyCommand) : {};
  const engine = findEngineEffect(sent, prefix);
  return { isSaved, ...(engine && { engine }) };
}

/** Plans the row of a device. */
export function planSendRow(
  id: number,
  thing: Readonly<Record<string, unknown>> | undefined,
  { type = '' }: ManyCommand,
): BulkRow {
  if (thing === undefined) return refuseUnseen(id);
  const row = { id, name: nameOf(thing), outcome: 'change' as const };
  return {
    ...row,
    changes: [{ path: ['command'], to: type }],
    code: null,
    message: null,
    field: null,
  };
}

/**
 * Sends a command to a device, once: before it goes out it is written down that nobody knows whether it did, so that
 * a server that stops in between never sends it again. Answers null where who asked is signed in no more.
 */
export async function sendRow(
  row: BulkRow,
  {
    command,
    ask,
    write,
  }: { command: ManyCommand; ask: AskDoor; write: (row: BulkRow) => Promise<void> },
): Promise<BulkRow | Asked | null> {
  const code = 'COMMAND_UNCERTAIN';
  await write({ ...row, outcome: 'failed', code, message: wordsOf(code) });
  const answer = await ask('POST', '/commands/send', { ...command, deviceId: row.id });
  if (answer.status === 401) {
    await write(row);
    return null;
  }
  if (answer.status >= 400) return answer;
  const sent = answer.json as Parameters<typeof toSentState>[0];
  // Only what went out at once has a description.
  const changes = toSentChanges(toSentState({ ...sent, isQueued: !('description' in sent) }));
  return { ...row, outcome: 'done', changes };
}
