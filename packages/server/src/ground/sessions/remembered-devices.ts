import { DAY_MS, SECOND_MS } from '@rastro/sdk/domain';
import { hashSecret } from '../../db/credential-secret';
import type { Credential, CredentialStore } from '../credentials/credential-store';
import { resolveLifetime, type SessionEnds, type SessionLifetime } from './session-lifetime';

/** Address and user agent of a browser. */
export interface DevicePlace {
  ip: string;
  userAgent: string;
}

/** A browser that is remembered: what its cookie holds from now on, and what its sessions end with. */
export interface RememberedDevice {
  userId: number;
  rootId: number;
  /** Undefined where another page of the same browser has just got it. */
  secret: string | undefined;
}

/** Pages of one browser open at once with the same cookie. */
const SAME_MOMENT_MS = 10 * SECOND_MS;

/** Lifetime of the device cookie, in seconds. */
export const DEVICE_COOKIE_SECONDS = (90 * DAY_MS) / SECOND_MS;

const rootOf = ({ id, madeWith }: Credential): number => madeWith ?? id;

/**
 * Browsers that somebody asked to be remembered in. Each cookie opens one session and is used up by it; one that
 * comes again was copied, and ends everything that began with that sign-in, whoever has the newer one.
 */
export class RememberedDevices {
  constructor(
    private readonly store: CredentialStore,
    private readonly clock: () => number,
    /** Reads the session limits in the server's settings: no browser is remembered for longer. */
    private readonly readEnds: (userId: number) => Promise<SessionEnds>,
    /** Told of a cookie that came twice. */
    private readonly onCopied: (userId: number, place: DevicePlace) => Promise<void>,
  ) {}

  async begin(userId: number, place: DevicePlace): Promise<RememberedDevice> {
    const { idleMs, absoluteMs } = await this.#lifetime(userId);
    const endsAt = this.clock() + absoluteMs;
    const secret = await this.#make(userId, place, { endsAt, idleMs });
    const found = await this.store.find('device', hashSecret(secret));
    return { userId, rootId: found?.id ?? 0, secret };
  }

  /**
   * Uses up a cookie and returns its device; undefined for one that has ended, is unknown or was
   * copied.
   */
  async use(secret: string, place: DevicePlace): Promise<RememberedDevice | undefined> {
    const hash = hashSecret(secret);
    const found = await this.store.find('device', hash);
    if (found === undefined) return undefined;
    const { userId, createdAt } = found;
    const { idleMs, absoluteMs } = await this.#lifetime(userId);
    const endsAt = Math.min(found.endsAt, createdAt + absoluteMs);
    if (Math.min(endsAt, createdAt + idleMs) <= this.clock()) return undefined;
    const rootId = rootOf(found);
    if (await this.store.useUp(hash)) {
      const next = await this.#make(userId, place, { endsAt, idleMs, madeWith: rootId });
      await this.store.extend('device', rootId, Math.min(this.clock() + idleMs, endsAt));
      return { userId, rootId, secret: next };
    }
    // Read anew: it may have been used up since.
    const usedAt = (await this.store.find('device', hash))?.lastUsedAt ?? 0;
    if (this.clock() - usedAt <= SAME_MOMENT_MS) return { userId, rootId, secret: undefined };
    await this.store.endOf('device', userId, rootId);
    await this.onCopied(userId, place);
    return undefined;
  }

  /** Ends what began with the sign-in of a cookie. */
  async end(secret: string): Promise<void> {
    const found = await this.store.find('device', hashSecret(secret));
    if (found) await this.store.endOf('device', found.userId, rootOf(found));
  }

  #make(
    userId: number,
    { ip, userAgent }: DevicePlace,
    { endsAt, idleMs, madeWith }: { endsAt: number; idleMs: number; madeWith?: number },
  ): Promise<string> {
    const details = { ip, userAgent: userAgent.replaceAll('\0', '').slice(0, 256) };
    const idleEndsAt = Math.min(this.clock() + idleMs, endsAt);
    return this.store.create({ kind: 'device', userId, details, endsAt, idleEndsAt, madeWith });
  }

  async #lifetime(userId: number): Promise<SessionLifetime> {
    return resolveLifetime(true, await this.readEnds(userId));
  }
}
