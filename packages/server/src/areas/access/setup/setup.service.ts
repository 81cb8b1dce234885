import { randomInt, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../../request/api-error';
import { translateError } from '../../../request/translate-error';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import { setCarefulSettings } from './careful-settings';
import { createDefaultRules } from './default-rules';

/** Data of the first administrator. */
export interface FirstAdministrator {
  name: string;
  email: string;
  password: string;
}

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code such as `7GQX-M2KD-9RTA`, 59 bits. */
export function createSetupCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The one-time code of an empty server: whoever reads the terminal makes the first administrator. */
export class SetupService {
  readonly #upstream: Upstream;
  #code: string | undefined;

  /** `code` is undefined when there are users already. */
  constructor(upstream: Upstream, code: string | undefined) {
    this.#upstream = upstream;
    this.#code = code;
  }

  /** The code, while the server waits for its first administrator. Throws 404 afterwards. */
  requireOpen(): string {
    if (this.#code !== undefined) return this.#code;
    throw new ApiError(404, 'SETUP_DONE', 'This server has its administrator already.');
  }

  /** Makes the administrator and answers the user's id. Throws 404 afterwards, 403 for a wrong code. */
  async createAdministrator(
    code: string,
    { name, email, password }: FirstAdministrator,
  ): Promise<number> {
    const expected = this.requireOpen();
    if (!isSameCode(code, expected)) {
      throw new ApiError(
        403,
        'SETUP_CODE_WRONG',
        'The code is not the one printed in the terminal.',
        {
          field: 'code',
        },
      );
    }
    this.#code = undefined;
    try {
      return await createFirstUser(this.#upstream, { name, email, password });
    } catch (error) {
      this.#code = expected;
      throw error;
    }
  }
}

/** Makes the first user, who becomes administrator, with the rules and settings of a new one, and answers the id. */
export async function createFirstUser(
  upstream: Upstream,
  user: FirstAdministrator,
): Promise<number> {
  const answer = await upstream.send(
    { method: 'POST', path: '/users', query: new URLSearchParams(), body: user },
    { actor: { anonymous: true } },
  );
  if (answer.status >= 400 || answer.body === null) {
    throw translateError(toRefusal(answer), { entity: undefined });
  }
  const { id } = JSON.parse(answer.body) as { id: number };
  await createDefaultRules(upstream, user);
  await setCarefulSettings(upstream, id);
  return id;
}

function isSameCode(given: string, expected: string): boolean {
  const normal = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const [a, b] = [normal(given), normal(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
