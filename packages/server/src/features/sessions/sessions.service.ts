import { EventEmitter } from 'node:events';
import type { Database } from '../../db/database';
import { resolveLifetime } from './session-lifetime';
import { createSessionToken, hashSessionToken } from './session-token';
import * as repository from './sessions.repository';
import type { SessionRow } from './sessions.repository';

const TOUCH_AFTER_MS = 60_000;
const USER_AGENT_LENGTH = 256;

/** A live session. `expiresAt` is the earlier of its two ends, epoch ms. */
export interface Session {
  tokenHash: string;
  userId: number;
  kind: SessionRow['kind'];
  expiresAt: number;
}

/** Who asks for a session, and how. */
export interface NewSession {
  userId: number;
  kind: SessionRow['kind'];
  isRemembered: boolean;
  ip: string;
  userAgent: string;
  /** The caller's earlier token: it ends, so that nobody can have planted it. */
  replaces?: string | undefined;
  /** The session may not outlive this moment, epoch ms. */
  endsBy?: number;
}

/** The sessions of the product's door: opaque tokens, only their hashes at rest. */
export class SessionsService {
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #ended = new EventEmitter<{ ended: [tokenHash: string] }>().setMaxListeners(0);

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Makes a session and answers its token, which is not kept. */
  async create(request: NewSession): Promise<{ token: string; maxAgeSeconds: number | undefined }> {
    const token = createSessionToken();
    const now = this.#clock();
    const { idleMs, absoluteMs } = resolveLifetime(request.isRemembered);
    const end = Math.min(now + absoluteMs, request.endsBy ?? Number.POSITIVE_INFINITY);
    const row: SessionRow = {
      tokenHash: hashSessionToken(token),
      userId: request.userId,
      kind: request.kind,
      isRemembered: request.isRemembered,
      createdAt: new Date(now),
      lastSeenAt: new Date(now),
      idleExpiresAt: new Date(Math.min(now + idleMs, end)),
      absoluteExpiresAt: new Date(end),
      ip: request.ip,
      userAgent: request.userAgent.replaceAll('\0', '').slice(0, USER_AGENT_LENGTH),
    };
    const old = request.replaces === undefined ? undefined : hashSessionToken(request.replaces);
    await this.#database.transaction(async (unit) => {
      if (old !== undefined) await repository.deleteSession(unit, old);
      await repository.insertSession(unit, row);
    });
    if (old !== undefined) this.#ended.emit('ended', old);
    return {
      token,
      maxAgeSeconds: request.isRemembered ? Math.floor(absoluteMs / 1000) : undefined,
    };
  }

  /** The live session of a token; using it keeps it alive. */
  async find(token: string): Promise<Session | undefined> {
    return this.findByHash(hashSessionToken(token));
  }

  /** The same, by the hash of the token. */
  async findByHash(tokenHash: string): Promise<Session | undefined> {
    const now = this.#clock();
    const row = await repository.findSession(this.#database, tokenHash, new Date(now));
    if (row === undefined) return undefined;
    let idleEnd = row.idleExpiresAt.getTime();
    const absoluteEnd = row.absoluteExpiresAt.getTime();
    if (now - row.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      idleEnd = Math.min(now + resolveLifetime(row.isRemembered).idleMs, absoluteEnd);
      await repository.touchSession(this.#database, tokenHash, new Date(now), new Date(idleEnd));
    }
    const { userId, kind } = row;
    return { tokenHash, userId, kind, expiresAt: Math.min(idleEnd, absoluteEnd) };
  }

  /** Signs out: the session and its sockets end. */
  async end(tokenHash: string): Promise<void> {
    await repository.deleteSession(this.#database, tokenHash);
    this.#ended.emit('ended', tokenHash);
  }

  /** Ends every session of a user (a new password, a deleted account), but the one that asked. */
  async endAllOf(userId: number, exceptHash?: string): Promise<void> {
    const hashes = await repository.deleteSessionsOf(this.#database, userId, exceptHash);
    for (const hash of hashes) this.#ended.emit('ended', hash);
  }

  /** Calls back with the hash of each session that ends by a request; returns the unsubscribe. */
  onEnded(listener: (tokenHash: string) => void): () => void {
    this.#ended.on('ended', listener);
    return () => this.#ended.off('ended', listener);
  }

  /** Removes expired rows. */
  async sweep(): Promise<void> {
    await repository.deleteExpiredSessions(this.#database, new Date(this.#clock()));
  }
}
