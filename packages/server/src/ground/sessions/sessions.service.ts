import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Credential, CredentialStore } from '../credentials/credential-store';
import { hashSecret } from '../../db/credential-secret';
import type { Lineage } from '../credentials/lineage';
import { resolveLifetime, type SessionEnds } from './session-lifetime';

const TOUCH_AFTER_MS = MINUTE_MS;
const USER_AGENT_LENGTH = 256;

/**
 * Start of a session: password, remembered browser, token, the demo's one click, first set-up, or
 * login as another account.
 */
export type SessionStart = 'password' | 'device' | 'token' | 'demo' | 'setup' | 'entered';

/** A live session. `expiresAt` is the earlier of its two ends, epoch ms. */
export interface Session {
  id: number;
  hash: string;
  userId: number;
  startedBy: SessionStart;
  expiresAt: number;
  /** The token that opened it, by its number. */
  madeWith: number | null;
  foreignTokens: readonly number[] | undefined;
  /** Account that had logged in as this one; `madeWith` is its session. */
  byUserId: number | undefined;
}

/** Account of a new session, and the circumstances of its start. */
export interface NewSession extends Lineage {
  userId: number;
  startedBy: SessionStart;
  isRemembered: boolean;
  ip: string;
  userAgent: string;
  /** The caller's earlier token: it ends, so that nobody can have planted it. */
  replaces?: string | undefined;
  /** The session may not outlive this moment, epoch ms. */
  endsBy?: number;
  /** The same person goes on: no sign-in of its own. */
  isContinued?: boolean;
}

/** A session that somebody left to log in as another. */
export interface PastSession extends Omit<NewSession, 'ip' | 'userAgent'> {
  hash: string;
}

/** Stored details of a session beside its ends. */
interface SessionDetails extends Pick<Lineage, 'foreignTokens'> {
  byUserId?: number | undefined;
  startedBy: SessionStart;
  isRemembered: boolean;
}

/** The sessions of the product's door: opaque cookies that live on while they are used. */
export class SessionsService {
  readonly #store: CredentialStore;
  readonly #clock: () => number;

  constructor(
    store: CredentialStore,
    clock: () => number,
    /** Reads the session limits in the server's settings, as an account may read them. */
    private readonly readEnds: (userId: number) => Promise<SessionEnds>,
    /** Told of each that begins. */
    private readonly onBegin?: (request: NewSession) => Promise<void>,
  ) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Makes a session and answers its token, which is not kept. */
  async create(request: NewSession): Promise<{ token: string; maxAgeSeconds: number | undefined }> {
    const { userId, startedBy, isRemembered, ip, madeWith, foreignTokens, byUserId } = request;
    const now = this.#clock();
    const { idleMs, absoluteMs } = resolveLifetime(isRemembered, await this.readEnds(userId));
    const endsAt = Math.min(now + absoluteMs, request.endsBy ?? Number.POSITIVE_INFINITY);
    const userAgent = request.userAgent.replaceAll('\0', '').slice(0, USER_AGENT_LENGTH);
    const token = await this.#store.create({
      kind: 'session',
      userId,
      madeWith,
      isShared: startedBy === 'demo',
      details: { startedBy, isRemembered, ip, userAgent, foreignTokens, byUserId },
      idleEndsAt: Math.min(now + idleMs, endsAt),
      endsAt,
    });
    if (request.replaces !== undefined) await this.end(hashSecret(request.replaces));
    if (!request.isContinued) await this.onBegin?.(request);
    return { token, maxAgeSeconds: isRemembered ? Math.floor(absoluteMs / 1000) : undefined };
  }

  /** The live session of a token; using it keeps it alive. */
  async find(token: string): Promise<Session | undefined> {
    return this.findByHash(hashSecret(token));
  }

  /** The same, by the hash of the token. */
  async findByHash(hash: string): Promise<Session | undefined> {
    const found = await this.#store.find('session', hash);
    return found && this.#use(found);
  }

  /** The live session from which somebody logged in as another, with what it was made of. */
  async findBefore({ byUserId, madeWith }: Session): Promise<PastSession | undefined> {
    if (byUserId === undefined || madeWith === null) return undefined;
    const all = await this.#store.list('session', byUserId);
    const found = all.find(({ id }) => id === madeWith);
    if (found === undefined) return undefined;
    const { startedBy, isRemembered, foreignTokens } = found.details as unknown as SessionDetails;
    const { hash, endsAt } = found;
    const lineage = { madeWith: found.madeWith ?? undefined, foreignTokens };
    return { hash, userId: byUserId, startedBy, isRemembered, endsBy: endsAt, ...lineage };
  }

  /** Signs out: the session and its sockets end. */
  async end(hash: string): Promise<void> {
    await this.#store.end(hash);
  }

  /** The ends hold for those that began before they were set, too. */
  async #use(found: Credential): Promise<Session | undefined> {
    const { id, hash, userId, madeWith, details, createdAt, lastUsedAt } = found;
    const { startedBy, isRemembered, foreignTokens, byUserId } =
      details as unknown as SessionDetails;
    const now = this.#clock();
    const { idleMs, absoluteMs } = resolveLifetime(isRemembered, await this.readEnds(userId));
    const endsAt = Math.min(found.endsAt, createdAt + absoluteMs);
    const usedAt = lastUsedAt ?? createdAt;
    let idleEndsAt = Math.min(found.idleEndsAt ?? endsAt, usedAt + idleMs);
    if (Math.min(endsAt, idleEndsAt) <= now) return undefined;
    if (now - usedAt > TOUCH_AFTER_MS) {
      idleEndsAt = Math.min(now + idleMs, endsAt);
      await this.#store.touch(hash, idleEndsAt);
    }
    const expiresAt = Math.min(idleEndsAt, endsAt);
    return { id, hash, userId, startedBy, expiresAt, madeWith, foreignTokens, byUserId };
  }
}
