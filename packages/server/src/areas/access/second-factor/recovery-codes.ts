import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../db/credential-secret';
import type { Unit } from '../../../db/database';
import { createSeal } from '../../../db/seal';

/** Without those that are read as one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Number of codes handed out at once. */
const COUNT = 10;

/** Nearly 79 random bits. */
const createCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** Normalizes a code for hashing, however somebody copied it. */
const normalize = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

const sealOf = (code: string) => createSeal(code, 'recovery codes');
const boundTo = (userId: number): string => `user ${userId}`;

/** Owner of a recovery code, and the key of one-time codes that it replaces. */
export interface FoundRecoveryCode {
  userId: number;
  key: string;
}

/**
 * Codes for whoever lost what makes one-time codes. Each lets in once and is shown once: only its hash is
 * kept, and the key it stands in for, sealed with the code itself. With another key it is worth nothing.
 */
export class RecoveryCodes {
  readonly #db: Unit;
  readonly #origin: string;
  readonly #clock: () => number;

  constructor(db: Unit, origin: string, clock: () => number) {
    this.#db = db;
    this.#origin = origin;
    this.#clock = clock;
  }

  /** New codes in place of all of before. */
  async create(userId: number, key: string): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, createCode);
    await this.#db.transaction(async (unit) => {
      await unit.query(
        `insert into account (tracking_origin, user_id) values ($1, $2) on conflict do nothing`,
        [this.#origin, userId],
      );
      await this.#remove(unit, userId);
      for (const code of codes.map(normalize)) {
        await unit.query(
          `insert into recovery_code (hash, tracking_origin, user_id, sealed_key, created_at)
           values ($1, $2, $3, $4, $5)`,
          [
            hashSecret(code),
            this.#origin,
            userId,
            sealOf(code).seal(key, boundTo(userId)),
            new Date(this.#clock()),
          ],
        );
      }
    });
    return codes;
  }

  /** Finds the owner of a code; undefined for one that was never made, or already used. */
  async find(code: string): Promise<FoundRecoveryCode | undefined> {
    const plain = normalize(code);
    const { rows } = await this.#db.query<{ user_id: number; sealed_key: string }>(
      'select user_id, sealed_key from recovery_code where hash = $1 and tracking_origin = $2',
      [hashSecret(plain), this.#origin],
    );
    const [row] = rows;
    const userId = Number(row?.user_id);
    const key = row && sealOf(plain).unseal(row.sealed_key, boundTo(userId));
    return key === undefined ? undefined : { userId, key };
  }

  /** Uses a code up; false when somebody else just did. */
  async take(code: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      'delete from recovery_code where hash = $1 and tracking_origin = $2',
      [hashSecret(normalize(code)), this.#origin],
    );
    return rowCount > 0;
  }

  async count(userId: number): Promise<number> {
    const { rows } = await this.#db.query<{ count: number }>(
      `select count(*)::int as count from recovery_code
       where tracking_origin = $1 and user_id = $2`,
      [this.#origin, userId],
    );
    return rows[0]?.count ?? 0;
  }

  /** The key is another one, or gone. */
  async end(userId: number): Promise<void> {
    await this.#remove(this.#db, userId);
  }

  async #remove(unit: Unit, userId: number): Promise<void> {
    await unit.query('delete from recovery_code where tracking_origin = $1 and user_id = $2', [
      this.#origin,
      userId,
    ]);
  }
}
