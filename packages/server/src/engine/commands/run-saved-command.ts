import { mayStopEngine } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { DailyBudget } from '../../providers/daily-budget';
import type { TextProvider } from '../../providers/text-provider';
import type { EngineLog } from '../common/engine-log';
import type { LiveFleet } from '../devices/live-fleet';
import type { RuleBook } from '../rules/book/rule-book';
import type { CommandQueue } from './command-queue';
import type { OwnStopGuard } from './own-stops';
import { queueCommand, readSavedCommand } from './send-command';
import { readTextCommands, sendTextCommands, spendTexts } from './text-command';

interface SavedCommandOptions {
  db: Database;
  fleet: LiveFleet;
  rules: RuleBook;
  queue: CommandQueue;
  ownStops: Pick<OwnStopGuard, 'ask'>;
  /** Brings text commands to devices; left out, they are refused. */
  sms: TextProvider | undefined;
  budget: DailyBudget | undefined;
  attributePrefix: string;
  clock: () => number;
  log: EngineLog;
}

/** Sends a saved command because a rule says so, as its owner; one that may stop an engine is guarded. */
export const createRunSavedCommand =
  (options: SavedCommandOptions) =>
  async (commandId: number, deviceId: number, userId: number): Promise<void> => {
    const { db, fleet, queue, ownStops, sms, budget, attributePrefix, clock, log } = options;
    const command = await readSavedCommand(db, commandId);
    if (!command) return;
    if (mayStopEngine(command, attributePrefix)) {
      const { attributes, ...rest } = command;
      const sent = { ...rest, id: commandId, attributes: { ...attributes } };
      await ownStops.ask({ userId, deviceId, command: sent, reason: '', askedAtMs: clock() });
      return;
    }
    if (command.textChannel) {
      const asked = { ...command, isGuarded: false, userId };
      const found = await readTextCommands(db, options, asked, [deviceId]);
      await spendTexts(db, budget, { userId, count: found.length });
      return sendTextCommands({ sms, budget, log }, found, userId);
    }
    await queueCommand(db, { queue, fleet, attributePrefix }, { ...command, deviceId });
  };
