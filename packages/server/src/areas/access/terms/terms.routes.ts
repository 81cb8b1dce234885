import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TakeTurns } from '../../../db/take-turns';
import { ApiError, wordsOf } from '../../../request/api-error';
import { describeCall } from '../../../request/describe-call';
import { parseBody } from '../../../request/parse-body';
import type { AccountRights } from '../../../ground/access/account-rights';
import { isPerson } from '../../../ground/accounts/own-guard';
import { type Identity, identityOf } from '../../../ground/identity/identity';
import { type ChangeLog, loggedBy } from '../../../ground/logs/change-log';
import type { OwnTerms } from '../../../ground/access/own-terms';
import type { TermsStore } from '../../../ground/access/terms-store';

interface RoutesOptions {
  changeLog: Pick<ChangeLog, 'note'>;
  accountRights: Pick<AccountRights, 'tell'>;
  terms: OwnTerms;
  termsStore: Pick<TermsStore, 'accept'>;
  takeTurns: TakeTurns;
  clock: () => number;
}

const moment = z.iso.datetime();

const termsSchema = z.object({
  /** In force; null where nothing is to be accepted. */
  version: z.string().nullable(),
  url: z.string().nullable(),
  text: z.string().nullable(),
  /** Contact responsible for personal data. */
  contact: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
  /** Nothing else may be done before they are accepted. */
  isDue: z.boolean(),
  accepted: z.object({ version: z.string(), acceptedAt: moment }).nullable(),
});

const acceptSchema = z.strictObject({ version: z.string().min(1).max(40) });

/** `GET` and `POST /api/session/terms`: the terms of use of who is signed in, and their yes. */
export function registerTermsRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { changeLog, accountRights, terms, termsStore, takeTurns, clock } = options;

  const answerTerms = async (identity: Identity): Promise<z.output<typeof termsSchema>> => {
    const { policy, latest, isDue } = await terms.read(identity.userId);
    const { version, url, text, contact } = policy;
    return {
      version,
      url: url || null,
      text,
      contact,
      isDue: isDue && identity.kind === 'session' && (await terms.isDue(identity.session)),
      accepted: latest && {
        version: latest.version,
        acceptedAt: latest.acceptedAt.toISOString(),
      },
    };
  };

  app.get(
    '/api/session/terms',
    describeCall({
      who: 'before-terms',
      summary:
        'The terms of use in force for who is signed in, who answers for personal data, and what was accepted.',
      answer: termsSchema,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      void reply.header('cache-control', 'no-store');
      return answerTerms(identity);
    },
  );

  app.post(
    '/api/session/terms',
    describeCall({
      who: 'before-terms',
      summary: 'Accepts the terms of use in force, by their version; a person alone does.',
      body: acceptSchema,
      answer: termsSchema,
      status: 200,
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      if (!isPerson(identity)) {
        throw new ApiError(403, 'TERMS_NEED_SIGN_IN', wordsOf('TERMS_NEED_SIGN_IN'));
      }
      const { version } = parseBody(acceptSchema, request.body);
      const { userId } = identity;
      // One after the other: who clicks twice accepts once, and the log says so once.
      await takeTurns(`accept terms ${userId}`, async () => {
        const { policy, isAccepted } = await terms.read(userId);
        if (policy.version !== version) {
          const words = 'This version is not in force. Read the terms again, and accept those.';
          throw new ApiError(409, 'CHANGE_LOST', words, { field: 'version' });
        }
        if (isAccepted) return;
        // What cannot be written down is not accepted.
        await changeLog.note(loggedBy(identity, request), {
          action: 'accept',
          objectType: 'terms',
          objectName: version,
          aboutUserId: userId,
        });
        await termsStore.accept({ userId, policy, address: request.ip, at: new Date(clock()) });
      });
      terms.forget(userId);
      // Other servers ask again, too.
      await accountRights.tell(userId);
      void reply.header('cache-control', 'no-store');
      return answerTerms(identity);
    },
  );
}
