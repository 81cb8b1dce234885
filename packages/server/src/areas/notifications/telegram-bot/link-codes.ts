import { MINUTE_MS } from '@rastro/sdk/domain';
import type { TelegramLinkProblem } from '@rastro/sdk/contract';
import { hashSecret } from '../../../db/credential-secret';
import type { Database } from '../../../db/database';
import type { TelegramSettings } from '../../../providers/telegram';
import { type Credential, CredentialStore } from '../../../ground/credentials/credential-store';
import type { LoggedBy } from '../../../ground/logs/change-log';

/** A link works this long. */
export const LINK_MS = 10 * MINUTE_MS;

/** A code that ties a chat to an account. */
export interface LinkCode {
  hash: string;
  userId: number;
  /** Key of its bot, see {@link toBotKey}. */
  bot: string;
  isUsed: boolean;
  /** Reason why use of the code cannot be noticed; null for none. */
  problem: TelegramLinkProblem | null;
  /** Requester of the code. */
  by: LoggedBy;
  /** Epoch ms. */
  endsAt: number;
}

interface Details {
  bot: string;
  usedUp?: boolean;
  problem?: TelegramLinkProblem | null;
  address: string;
}

/** Returns the key of a bot, which hides its token. */
export const toBotKey = ({ token }: TelegramSettings): string => hashSecret(token);

const KIND = 'telegram';
const WAITING = `kind = '${KIND}' and details->>'usedUp' is null`;

const toCode = ({ hash, userId, details, endsAt }: Credential): LinkCode => {
  const { bot, usedUp, problem, address } = details as unknown as Details; // as made below
  return {
    hash,
    userId,
    bot,
    endsAt,
    isUsed: usedUp === true,
    problem: problem ?? null,
    by: { userId, address },
  };
};

/** The codes by which chats of Telegram are tied to accounts: one of an account works, once. */
export class LinkCodes {
  readonly #credentials: CredentialStore;

  constructor(
    private readonly database: Database,
    private readonly origin: string,
    private readonly clock: () => number,
  ) {
    this.#credentials = new CredentialStore(database, origin, clock);
  }

  /** Makes one in place of that before, and answers it: it is not kept. */
  async create({ userId, address }: LoggedBy, bot: TelegramSettings): Promise<string> {
    const details: Details = { bot: toBotKey(bot), address };
    return this.database.transaction(async (unit) => {
      const credentials = new CredentialStore(unit, this.origin, this.clock);
      await credentials.endAllOf(KIND, userId);
      const endsAt = this.clock() + LINK_MS;
      return credentials.create({ kind: KIND, userId, details: { ...details }, endsAt });
    });
  }

  /** The one of an account, used or not; undefined where it has none that lives. */
  async findOf(userId: number): Promise<LinkCode | undefined> {
    const [newest] = await this.#credentials.list(KIND, userId);
    return newest && toCode(newest);
  }

  /** The same by the code. */
  async find(code: string): Promise<LinkCode | undefined> {
    const found = await this.#credentials.find(KIND, hashSecret(code));
    return found && toCode(found);
  }

  /** Marks it as used. */
  async useUp({ hash }: LinkCode): Promise<void> {
    await this.#credentials.useUp(hash);
  }

  /** Lists the accounts with codes that wait for somebody to press Start, and the bot of each. */
  async listWaiting(): Promise<{ userId: number; bot: string }[]> {
    const { rows } = await this.database.query<{ user_id: number; bot: string }>(
      `select user_id, details->>'bot' as bot from credential
       where tracking_origin = $1 and ends_at > $2 and ${WAITING} order by id limit 1000`,
      [this.origin, new Date(this.clock())],
    );
    return rows.map(({ user_id: userId, bot }) => ({ userId, bot }));
  }

  /** Tells those who wait for a bot why nobody hears them; null once somebody does. */
  async tell(bot: string, problem: TelegramLinkProblem | null): Promise<void> {
    await this.database.query(
      `update credential
       set details = (details::jsonb || jsonb_build_object('problem', $3::text))::json
       where tracking_origin = $1 and ${WAITING} and details->>'bot' = $2
         and details->>'problem' is distinct from $3::text`,
      [this.origin, bot, problem],
    );
  }
}
