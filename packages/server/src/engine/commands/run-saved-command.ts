import { mayStopEngine } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { DailyBudget } from '../../providers/daily-budget';
import type { TextProvider } from '../../providers/text-provider';
import type { EngineLog } from '../common/engine-log';
import type { LiveFleet } from '../devices/live-fleet';
import type { RuleBook } from '../rules/book/rule-book';
import type { OwnCommandGuard } from '../../upstream/own-commands';
import type { CommandQueue } from './command-queue';

import { queueCommand, readSavedCommand } from './send-command';
import { readTextCommands, sendTextCommands, spendTexts } from './text-command';

interface SavedCommandOptions {
  db: Database;
  fleet: LiveFleet;
  rules: RuleBook;
  queue: CommandQueue;
  ownCommands: OwnCommandGuard;
  /** Brings text commands to devices; left out, they are refused. */
  sms: TextProvider | undefined;
  budget: DailyBudget | undefined;
  attributePrefix: string;
  clock: () => number;
  log: EngineLog;
}

/** Sends a saved command because a rule says so, as its owner, who may send it now; one that may stop an engine is guarded. */
export const createRunSavedCommand =
  (options: SavedCommandOptions) =>
  async (commandId: number, deviceId: number, userId: number): Promise<void> => {
    const { db, fleet, queue, ownCommands, sms, budget, attributePrefix, clock, log } = options;
    const command = await readSavedCommand(db, commandId, attributePrefix);
    if (!command) return;
    const { attributes, ...rest } = command;
    const sent = { ...rest, id: commandId, attributes: { ...attributes } };
    if (mayStopEngine(command, attributePrefix)) {
      await ownCommands.take({
        userIds: [userId],
        deviceId,
        command: sent,
        reason: '',
        askedAtMs: clock(),
      });
      return;
    }
    if (!(await ownCommands.may(userId, sent, null))) {
      log.warn({ commandId, deviceId, userId }, 'A command of a rule is not its owner’s to send');
      return;
    }
    if (command.textChannel) {
      const asked = { ...command, isGuarded: false, userId };
      const found = await readTextCommands(db, options, asked, [deviceId]);
      await spendTexts(db, budget, { userId, count: found.length });
      return sendTextCommands({ sms, budget, log }, found, userId);
    }
    const sender = { userId, keyId: null, savedId: commandId };
    await queueCommand(
      db,
      { queue, fleet, attributePrefix },
      { ...command, ...sender, deviceId, isOverridden: false },
    );
  };
