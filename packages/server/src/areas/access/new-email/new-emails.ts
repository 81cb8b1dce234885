import { DAY_MS, normalizeSignInName } from '@rastro/sdk/domain';
import { hashSecret } from '../../../db/credential-secret';
import type { Database } from '../../../db/database';
import { translateError } from '../../../request/translate-error';
import {
  type Actor,
  toRefusal,
  type Upstream,
  type UpstreamResponse,
} from '../../../upstream/upstream';
import type { SendEmailLink } from '../../../upstream/send-email-link';
import { CredentialStore } from '../../../ground/credentials/credential-store';

interface NewEmailsOptions {
  database: Database;
  upstream: Upstream;
  clock: () => number;
  /** Undefined where no mail goes out. */
  sendLink: SendEmailLink | undefined;
  /** Checks whether mail can be sent now. */
  hasMail: () => boolean;
}

type User = Record<string, unknown>;

/** A link works this long. */
const LINK_MS = DAY_MS;

/** The account of a live link, as `a`; `$1` is the tracking API, `$2` now. */
const LIVE = `from account a join credential c using (tracking_origin, user_id)
  where tracking_origin = $1 and c.kind = 'email' and c.ends_at > $2
    and c.epoch = a.credential_epoch and a.new_email is not null`;

class TakenBack extends Error {}

/** New e-mails that people gave themselves: each waits until the link that was sent to it is opened. */
export class NewEmails {
  readonly #options: NewEmailsOptions;

  constructor(options: NewEmailsOptions) {
    this.#options = options;
  }

  /** False where no link can be sent. */
  get canAsk(): boolean {
    return this.#options.sendLink !== undefined && this.#options.hasMail();
  }

  /**
   * Makes the change and takes it back, to learn whether it may be made. Throws an `ApiError` as the
   * change itself would.
   */
  async rehearse(actor: Actor, user: User): Promise<void> {
    const { database, upstream } = this.#options;
    await database
      .transaction(async (unit) => {
        const answer = await upstream.send(toWrite(user), { actor, unit });
        if (answer.status >= 400) throw refusalOf(answer);
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  }

  /** Lets it wait in place of another one, and sends the link. */
  async ask(userId: number, email: string): Promise<void> {
    const { database, upstream, clock, sendLink } = this.#options;
    await database.transaction(async (unit) => {
      const credentials = new CredentialStore(unit, upstream.origin, clock);
      await credentials.endAllOf('email', userId);
      await credentials.create({ kind: 'email', userId, endsAt: clock() + LINK_MS });
      await unit.query(
        'update account set new_email = $3 where tracking_origin = $1 and user_id = $2',
        [upstream.origin, userId, email],
      );
      const [made] = await credentials.list('email', userId);
      if (made) await sendLink?.(unit, { userId, credentialId: made.id });
    });
  }

  /** The JSON of a user with the e-mail that waits, as `newEmail`; as it is where none does. */
  async complete(userId: number, user: string): Promise<string> {
    if (!this.canAsk) return user;
    const { database, upstream, clock } = this.#options;
    const { rows } = await database.query<{ new_email: string }>(
      `select a.new_email ${LIVE} and user_id = $3`,
      [upstream.origin, new Date(clock()), userId],
    );
    const email = rows[0]?.new_email;
    if (email === undefined) return user;
    return user.replace(/\}\s*$/, () => `,"newEmail":${JSON.stringify(email)}}`);
  }

  /**
   * The e-mail is the account's from now on; false when the link is of no use. Throws an `ApiError` when
   * it cannot be: somebody else has it meanwhile.
   */
  async confirm(token: string): Promise<boolean> {
    const { database, upstream, clock } = this.#options;
    return database.transaction(async (unit) => {
      const { rows } = await unit.query<{ user_id: number; new_email: string }>(
        `select user_id, a.new_email ${LIVE} and c.hash = $3 for update of c`,
        [upstream.origin, new Date(clock()), hashSecret(token)],
      );
      const [found] = rows;
      if (!found) return false;
      const context = { actor: { userId: found.user_id }, unit };
      const path = `/users/${found.user_id}`;
      const query = new URLSearchParams();
      const stored = await upstream.send({ method: 'GET', path, query }, context);
      if (stored.status >= 400) throw refusalOf(stored);
      const user = { ...(JSON.parse(stored.body ?? '{}') as User), email: found.new_email };
      const answer = await upstream.send(toWrite(user), context);
      if (answer.status >= 400) throw refusalOf(answer);
      await unit.query(
        'update account set proved_email = $3 where tracking_origin = $1 and user_id = $2',
        [upstream.origin, found.user_id, normalizeSignInName(found.new_email)],
      );
      await new CredentialStore(unit, upstream.origin, clock).endAllOf('email', found.user_id);
      return true;
    });
  }

  /** Ends the pending e-mail changes of an account. */
  async end(userId: number): Promise<void> {
    const { database, upstream, clock } = this.#options;
    await new CredentialStore(database, upstream.origin, clock).endAllOf('email', userId);
  }

  /** Forgets those whose link is over. */
  async sweep(): Promise<void> {
    await this.#options.database.query(
      `update account a set new_email = null where new_email is not null and not exists (
         select 1 from credential c where c.kind = 'email'
           and c.tracking_origin = a.tracking_origin and c.user_id = a.user_id)`,
    );
  }
}

const toWrite = (user: User) => ({
  method: 'PUT',
  path: `/users/${String(user['id'])}`,
  query: new URLSearchParams(),
  accept: 'application/json',
  body: user,
});

const refusalOf = (answer: UpstreamResponse) =>
  translateError(toRefusal(answer), { entity: undefined });
