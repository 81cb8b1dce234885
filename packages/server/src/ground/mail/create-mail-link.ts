import type { Words } from '@rastro/sdk/words';
import type { FastifyBaseLogger } from 'fastify';
import { type MailSettings, readOrigin } from '../../mail/mail-settings';
import { type MailContent, renderMail } from '../../mail/render-mail';
import type { DailyBudget } from '../../providers/daily-budget';
import type { WordsFor } from '../../text/words-for';
import type { Upstream } from '../../upstream/upstream';
import type { ReadReader } from '../sessions/read-reader';
import { readUser } from '../sessions/read-user';

interface MailLinkOptions {
  tracking: Pick<Upstream, 'send'>;
  /** Undefined where no mail goes out. */
  mail: MailSettings | undefined;
  budget: DailyBudget | undefined;
  wordsFor: WordsFor;
  readReader: ReadReader;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A link to somebody who has no account. */
interface MailedLink {
  /** Account that sends the link. */
  userId: number;
  name: string;
  email: string;
  /** Left out, that of who sends it. */
  language?: string;
  /** Path of the link. */
  path: string;
  /** Writes the mail; `owner` is the sender's e-mail, as a name could be any text. */
  write(
    t: Words['t'],
    params: { owner: string; product: string },
  ): Omit<MailContent, 'rows' | 'button'> & { action: string };
}

/** Mails a link in the look of the domain of who sends it. */
export type MailLink = (link: MailedLink) => Promise<boolean>;

/** Says whether the mail went out: one that does not leaves the link, which is told to who asked for it. */
export function createMailLink(options: MailLinkOptions): MailLink {
  const { tracking, mail, budget, wordsFor, readReader, log } = options;
  return async ({ userId, name, email, language, path, write }) => {
    if (!mail || email === '' || (await budget?.take('mail', userId)) === 'over') return false;
    try {
      const maker = JSON.parse(await readUser(tracking, userId)) as {
        email?: string;
        administrator?: boolean;
        attributes?: Record<string, unknown>;
      };
      const asked = language ?? (await readReader({ ...maker, id: userId })).language;
      const { t, locale } = (await wordsFor(userId))(asked);
      const brand = await mail.brand(userId);
      const { action, ...said } = write(t, { owner: maker.email ?? '', product: brand.title });
      const href = `${await readOrigin(mail, userId)}${path}`;
      const content = { ...said, rows: [], button: { text: action, href } };
      const to = { name, address: email };
      // What lets somebody in by an administrator's word passes no reseller.
      const by = maker.administrator ? undefined : userId;
      await mail.mailer.send({ ...renderMail(content, brand, locale), by, to });
      return true;
    } catch (error) {
      await budget?.giveBack('mail', userId);
      log.warn({ err: error, userId }, 'a link could not be mailed');
      return false;
    }
  };
}
