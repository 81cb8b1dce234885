import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** The bot of Telegram that writes to an account. */
export interface TelegramBot {
  /** Username of the bot, without its @: `https://t.me/<username>`. */
  username: string;
  /**
   * True when the bot may write to the account's chat: only after a message from there. Null while
   * unknown.
   */
  isLinked: boolean | null;
}

/** Decodes the bot, null where there is none; throws ContractError. */
export const decodeTelegramBot = /* @__PURE__ */ createDecoder<TelegramBot | null>(
  'TelegramBot',
  (value) => {
    if (value === null) return null;
    const { username, isLinked } = isObject(value) ? value : {};
    if (typeof username !== 'string' || !/^\w{1,64}$/.test(username)) {
      return new Unreadable('username');
    }
    return { username, isLinked: typeof isLinked === 'boolean' ? isLinked : null };
  },
);

/** A link by which the account gets to know its chat: whoever presses Start by it is written to from then on. */
export interface TelegramLink {
  /** `https://t.me/<username>?start=<code>`; it opens once, and is to be shown to nobody else. */
  url: string;
  /** Username of the bot, without its @. */
  username: string;
  /** ISO text, ten minutes after it was made. */
  expiresAt: string;
}

/**
 * Reason why nobody can know whether Start was pressed: the bot has a webhook, another program
 * fetches its messages, or Telegram does not answer.
 */
export type TelegramLinkProblem = 'webhook' | 'program' | 'away';

/** State of the newest link of the account. */
export interface TelegramLinkState {
  /** `none`: there is none, or it has expired; `connected`: somebody pressed Start by it. */
  state: 'none' | 'waiting' | 'connected';
  /** Null where somebody listens, or nobody needs to. */
  problem: TelegramLinkProblem | null;
}

/** Decodes a link; throws ContractError. */
export const decodeTelegramLink = /* @__PURE__ */ createDecoder<TelegramLink>(
  'TelegramLink',
  (value) => {
    const { username, code, expiresAt } = isObject(value) ? value : {};
    if (typeof username !== 'string' || !/^\w{1,64}$/.test(username)) {
      return new Unreadable('username');
    }
    if (typeof code !== 'string' || !/^[\w-]{1,64}$/.test(code)) return new Unreadable('code');
    if (typeof expiresAt !== 'string') return new Unreadable('expiresAt');
    return { url: `https://t.me/${username}?start=${code}`, username, expiresAt };
  },
);

const STATES = ['none', 'waiting', 'connected'] as const;
const PROBLEMS = ['webhook', 'program', 'away'] as const;

/** Decodes how a link stands; throws ContractError. */
export const decodeTelegramLinkState = /* @__PURE__ */ createDecoder<TelegramLinkState>(
  'TelegramLinkState',
  (value) => {
    const given = isObject(value) ? value : {};
    const state = STATES.find((each) => each === given['state']);
    if (state === undefined) return new Unreadable('state');
    return { state, problem: PROBLEMS.find((each) => each === given['problem']) ?? null };
  },
);
