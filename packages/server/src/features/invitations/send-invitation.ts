import { readText } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { type MailSettings, readOrigin } from '../../mail/mail-settings';
import { renderMail } from '../../mail/render-mail';
import type { DailyBudget } from '../../providers/daily-budget';
import type { WordsFor } from '../../text/words-for';
import type { Upstream } from '../../upstream/upstream';
import { readUser } from '../sessions/read-user';
import type { InvitationStore, StoredInvitation } from './invitation-store';

interface SendOptions {
  tracking: Pick<Upstream, 'send'>;
  store: Pick<InvitationStore, 'markSent'>;
  /** Undefined where no mail goes out. */
  mail: MailSettings | undefined;
  budget: DailyBudget | undefined;
  wordsFor: WordsFor;
  prefix: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Where the link leads; its token stands where browsers send it to nobody. */
export const invitationPath = (token: string): string => `/invite#${token}`;

/**
 * Mails an invitation whose link was made just now, in the look of the domain of who invites. One that does not go
 * out leaves the link, which is told to who asked.
 */
export function createSendInvitation(options: SendOptions) {
  const { tracking, store, mail, budget, wordsFor, prefix, log } = options;
  return async (invitation: StoredInvitation): Promise<void> => {
    const { id, userId, email, name, token = '' } = invitation;
    if (!mail || email === '' || (await budget?.take('mail', userId)) === 'over') return;
    try {
      const maker = JSON.parse(await readUser(tracking, userId)) as {
        email?: string;
        administrator?: boolean;
        attributes?: Record<string, unknown>;
      };
      const { language } = invitation;
      const own = readText({ attributes: maker.attributes ?? {} }, `${prefix}.lang`);
      const wordsOf = await wordsFor(userId);
      const { t, locale } = wordsOf(language === 'auto' ? own : language);
      const brand = await mail.brand(userId);
      // The name of an account is its own to choose: to strangers it would be a text of anybody's.
      const params = { owner: maker.email ?? '', product: brand.title };
      const content = {
        subject: t('mail.invitation.subject', params),
        heading: t('mail.invitation.heading', params),
        paragraphs: [t('mail.invitation.text', params)],
        rows: [],
        button: {
          text: t('mail.invitation.action'),
          href: `${await readOrigin(mail, userId)}${invitationPath(token)}`,
        },
        footer: t('mail.invitation.footer', params),
      };
      const to = { name, address: email };
      // What lets somebody in by an administrator's word passes no reseller.
      const by = maker.administrator ? undefined : userId;
      await mail.mailer.send({ ...renderMail(content, brand, locale), by, to });
      await store.markSent(id);
    } catch (error) {
      await budget?.giveBack('mail', userId);
      log.warn({ err: error, userId }, 'an invitation could not be mailed');
    }
  };
}
