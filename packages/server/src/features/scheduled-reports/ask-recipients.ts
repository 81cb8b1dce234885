import type { WordsOf } from '@rastro/sdk/words';
import type { FastifyBaseLogger } from 'fastify';
import { DeliveryError } from '../../mail/delivery-error';
import type { MailSettings } from '../../mail/mail-settings';
import { renderMail } from '../../mail/render-mail';
import type { DailyBudget } from '../../providers/daily-budget';
import type { Upstream } from '../../upstream/upstream';
import { readUser } from '../sessions/read-user';
import type { OutsideRecipients } from './outside-recipients';

interface AskOptions {
  upstream: Pick<Upstream, 'send'>;
  recipients: OutsideRecipients;
  mail: MailSettings;
  budget: DailyBudget | undefined;
  wordsOf: WordsOf;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Asks all whom nobody has asked yet whether reports may come, by one mail each. What an account cannot pay today,
 * or a mail server does not take, is asked at the next look.
 */
export function createAskRecipients(options: AskOptions): () => Promise<void> {
  const { upstream, recipients, mail, budget, wordsOf, log } = options;

  const send = async (
    userId: number,
    { address, locale, token }: { address: string; locale: string; token: string },
  ): Promise<void> => {
    const { email } = JSON.parse(await readUser(upstream, userId)) as { email?: unknown };
    const brand = await mail.brand(userId);
    const words = wordsOf(locale);
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
        href: `${mail.publicUrl}/login/receive/${token}`,
      },
      footer: t('mail.recipient.footer', params),
    };
    const to = { name: '', address };
    await mail.mailer.send({ ...renderMail(content, brand, words.locale), to });
  };

  return async () => {
    let afterUserId = 0;
    for (;;) {
      const asked = await recipients.claim(afterUserId);
      if (!asked) return;
      const { userId } = asked;
      if ((await budget?.take('mail', userId)) === 'over') {
        await recipients.putBack(asked);
        afterUserId = userId;
        continue;
      }
      try {
        await send(userId, asked);
      } catch (error) {
        const isFinal = error instanceof DeliveryError && error.problem === 'refused';
        log.warn({ err: error, userId }, 'somebody outside could not be asked about reports');
        if (isFinal) continue;
        await budget?.giveBack('mail', userId);
        await recipients.putBack(asked);
        afterUserId = userId;
      }
    }
  };
}
