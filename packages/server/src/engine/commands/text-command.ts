import { decideStop, mayStopEngine, readStopLimits, toPhoneDigits } from '@rastro/sdk/domain';
import { toEngineStopFix } from '../positions/to-engine-stop-fix';
import type { Unit } from '../../db/database';
import { DeliveryError } from '../../mail/delivery-error';
import type { DailyBudget } from '../../providers/daily-budget';
import type { TextProvider } from '../../providers/text-provider';
import { refused } from '../common/engine-error';
import type { EngineLog } from '../common/engine-log';
import type { LiveFleet } from '../devices/live-fleet';
import type { RuleBook } from '../rules/book/rule-book';
import { OSMAND_TYPES } from './command-types';
import { fillData, type NewCommand } from './send-command';
import { isOnFor } from '../../mail/switched';

/** A command on its way to the phone of its device. */
export interface TextCommand {
  deviceId: number;
  phone: string;
  text: string;
}

/** Parts needed to send texts. */
export interface TextParts {
  /** Undefined where there is no gateway. */
  sms: Pick<TextProvider, 'send' | 'isOn' | 'listServed'> | undefined;
  /** Daily budget that unsent texts are returned to; undefined for no limit. */
  budget?: DailyBudget | undefined;
  log: Pick<EngineLog, 'warn'>;
}

/** Parts needed to prepare texts. */
interface ReadParts extends Pick<TextParts, 'sms'> {
  fleet: Pick<LiveFleet, 'get'>;
  rules: Pick<RuleBook, 'serverAttributes'>;
  attributePrefix: string | undefined;
  clock: () => number;
}

/** A command of the text channel. */
type AskedText = Pick<NewCommand, 'type' | 'attributes'> & {
  /** The guard of stops has let it through. */
  isGuarded: boolean;
  /** Sender of the command. */
  userId: number;
};

/** Half a command may be another one: what a gateway would cut is not sent. */
export const MAX_TEXT_LENGTH = 670;
const AT_ONCE = 8;
/** Nothing went out; the guard of stops tries again what fails by these words. */
const NOT_TAKEN = 'Failed to send command';

/**
 * True when a command would stop the engine at a forbidden moment: one that bypassed the stop
 * guard, or is a stop only once its text is complete.
 */
const isUnsafe = (
  { fleet, rules, attributePrefix = '', clock }: ReadParts,
  deviceId: number,
  { type, attributes, isGuarded }: AskedText,
): boolean => {
  if (isGuarded || !mayStopEngine({ type, attributes }, attributePrefix)) {
    return false;
  }
  const limits = readStopLimits({ attributes: rules.serverAttributes() }, attributePrefix);
  const fix = toEngineStopFix(fleet.get(deviceId)?.state.latest);
  return !decideStop({ fix, nowMs: clock(), limits }).allowed;
};

/** Finds where commands of the text channel go. Throws for the first that may not go out, before any does. */
export const readTextCommands = async (
  unit: Unit,
  parts: ReadParts,
  command: AskedText,
  deviceIds: readonly number[],
): Promise<TextCommand[]> => {
  const { type } = command;
  if (!(await isOnFor(parts.sms, command.userId, unit))) throw refused('SMS not configured');
  if (!OSMAND_TYPES.includes(type)) throw refused(`Command ${type} is not supported`);
  const { rows } = await unit.query<{ id: number; unique_id: string; phone: string | null }>(
    'select id, unique_id, phone from devices where id = any($1::bigint[]) order by id',
    [deviceIds],
  );
  return rows.map(({ id, unique_id: uniqueId, phone }) => {
    const digits = toPhoneDigits(phone);
    if (digits === null) throw refused(`Device ${uniqueId} has no phone number for SMS`);
    const attributes = fillData(command.attributes, uniqueId, parts.attributePrefix ?? '');
    const { data } = attributes;
    if (typeof data !== 'string' || data.trim() === '' || data.length > MAX_TEXT_LENGTH) {
      throw refused('Failed to encode command');
    }
    if (isUnsafe(parts, id, { ...command, attributes })) throw refused(NOT_TAKEN);
    return { deviceId: id, phone: digits, text: data };
  });
};

/**
 * Takes them out of the day's budget of who sends them, in the transaction that asks for them. Throws where that is
 * not enough, before any goes out.
 */
export const spendTexts = async (
  unit: Unit,
  budget: DailyBudget | undefined,
  { userId, count }: { userId: number; count: number },
): Promise<void> => {
  const turn = await budget?.take('text', userId, { count, unit });
  if (turn === 'over') throw refused('Daily limit reached');
};

/**
 * Sends them, each once. Throws when one did not go out: whoever asked decides whether to send it again, for a
 * command that comes late may be dangerous. Never within a transaction: a gateway may be slow.
 */
export const sendTextCommands = async (
  { sms, budget, log }: TextParts,
  commands: readonly TextCommand[],
  userId: number,
): Promise<void> => {
  const failures: DeliveryError[] = [];
  const waiting = commands.values();
  const work = async (): Promise<void> => {
    for (const { deviceId, phone, text } of waiting) {
      try {
        await sms?.send(phone, text, userId);
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        log.warn({ deviceId, reason: error.message }, 'A command did not go out by SMS');
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length === 0) return;
  await budget?.giveBack('text', userId, failures.length);
  if (failures.length < commands.length) {
    throw refused(`The SMS did not go out to ${failures.length} of ${commands.length} devices`);
  }
  const isUntouched = failures.every((failure) => failure.isUntouched);
  throw refused(isUntouched ? NOT_TAKEN : 'The SMS did not go out');
};
