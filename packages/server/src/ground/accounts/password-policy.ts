import { isCommonPassword, USER_FORM_MIN_LENGTHS } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import { ApiError } from '../../request/api-error';
import { fieldInvalid } from '../../request/parse-body';

/** Min password length on a server whose first administrator was made since this rule exists. */
export const NEW_SERVER_LENGTH = 10;
const KEY = 'passwords.length';

/**
 * Requirements for a new password. The floor of the specification holds for servers that had users
 * before; new ones require more, and refuse the commonest.
 */
export class PasswordPolicy {
  readonly #db: Unit;
  readonly #configured: number | undefined;

  /** `configured` wins over the age of the server. */
  constructor(db: Unit, configured: number | undefined) {
    this.#db = db;
    this.#configured = configured;
  }

  /** Returns the min number of characters. */
  async length(): Promise<number> {
    if (this.#configured !== undefined) return this.#configured;
    const { rows } = await this.#db.query<{ value: number }>(
      'select value from setting where key = $1',
      [KEY],
    );
    return rows[0]?.value ?? USER_FORM_MIN_LENGTHS.password;
  }

  /** This server has no users yet: from now on it asks for what new ones ask for. */
  async adopt(): Promise<void> {
    await this.#db.query(
      'insert into setting (key, value) values ($1, $2) on conflict (key) do nothing',
      [KEY, JSON.stringify(NEW_SERVER_LENGTH)],
    );
  }

  /** Throws a 422 that names the field. */
  async check(password: unknown): Promise<void> {
    const length = await this.length();
    if (typeof password !== 'string' || password.length < length) {
      throw fieldInvalid({
        code: 'TOO_SHORT',
        path: 'password',
        expected: String(length),
        found: '',
      });
    }
    if (length > USER_FORM_MIN_LENGTHS.password && isCommonPassword(password)) {
      throw new ApiError(
        422,
        'PASSWORD_TOO_COMMON',
        'Many people use this password. Choose another one.',
        { field: 'password' },
      );
    }
  }
}
