import { DAY_MS } from '@rastro/sdk/domain';
import type { WorkKind } from '../../../db/work-queue/work-kind';
import { DeliveryError } from '../../../mail/delivery-error';
import { type MailSettings, readOrigin } from '../../../mail/mail-settings';
import { renderMail } from '../../../mail/render-mail';
import type { DailyBudget } from '../../../providers/daily-budget';
import type { WordsFor } from '../../../text/words-for';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { mayStill } from '../../../ground/access/may-still';
import { readUser } from '../../../ground/sessions/read-user';
import { type OutsideRecipients, REPORT_RECIPIENT, type RecipientWork } from './outside-recipients';

interface AskOptions {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'may'>;
  recipients: OutsideRecipients;
  mail: MailSettings;
  budget: DailyBudget | undefined;
  wordsFor: WordsFor;
  /** Origin of the tracking API. */
  origin: string;
}

/** Time after which requests that could not be sent to a recipient are given up, in ms. */
const GIVE_UP_AFTER_MS = 7 * DAY_MS;

/** Asking somebody outside whether reports may come, by one mail, as a kind of work. */
export function createAskRecipient(options: AskOptions): WorkKind {
  const { upstream, access, recipients, mail, budget, wordsFor, origin } = options;

  const send = async (
    userId: number,
    { address, locale, token }: { address: string; locale: string; token: string },
  ): Promise<void> => {
    const { email } = JSON.parse(await readUser(upstream, userId)) as { email?: unknown };
    const brand = await mail.brand(userId);
    const words = (await wordsFor(userId))(locale);
    const { t } = words;
    // The name of an account is its own to choose: to strangers it would be a text of anybody's.
    const params = { owner: typeof email === 'string' ? email : '', product: brand.title };
    const content = {
      subject: t('mail.recipient.subject', params),
      heading: t('mail.recipient.heading'),
      paragraphs: [t('mail.recipient.text', params)],
      rows: [],
      button: {
        text: t('mail.recipient.action'),
        href: `${await readOrigin(mail, userId)}/login/receive/${token}`,
      },
      footer: t('mail.recipient.footer', params),
    };
    const to = { name: '', address };
    await mail.mailer.send({ ...renderMail(content, brand, words.locale), by: userId, to });
  };

  const ask = async ({ userId, address }: RecipientWork): Promise<void> => {
    const asked = await recipients.begin(userId, address);
    if (!asked) return;
    if (!(await mayStill(access, userId, 'read', 'reports'))) {
      throw new DeliveryError('failed', 'The account may read no reports now');
    }
    // What an account cannot pay today goes out tomorrow.
    if ((await budget?.take('mail', userId)) === 'over') throw new Error('DAILY_LIMIT_REACHED');
    try {
      await send(userId, { address, ...asked });
    } catch (error) {
      if (!isFinal(error)) await budget?.giveBack('mail', userId);
      throw error;
    }
  };

  return {
    name: REPORT_RECIPIENT,
    isOurs: (lane) => lane === origin,
    isFree: () => true,
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    openLane: () => Promise.resolve(({ payload }) => ask(payload as RecipientWork)),
    explain: (error) => ({ problem: isFinal(error) ? 'refused' : 'failed' }),
  };
}

const isFinal = (error: unknown): boolean =>
  error instanceof DeliveryError && error.problem === 'refused';
