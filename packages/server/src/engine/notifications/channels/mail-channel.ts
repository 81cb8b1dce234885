import { MAIL_ADDRESS } from '@rastro/sdk/domain';
import { DeliveryError } from '../../../mail/delivery-error';
import { type MailSettings, readOrigin } from '../../../mail/mail-settings';
import type { Attachment } from '../../../mail/mailer';
import { type MailContent, renderMail } from '../../../mail/render-mail';
import type { Channel, Message, Recipient, ReportMessage } from './channel';
import type { EmailLink } from './email-link';
import { composeMail, type MailLinks, type MailVoice } from './compose-mail';
import { nameEventPlace } from './name-event-place';
import { isOn } from '../../../mail/switched';
import type { WordsFor } from '../../../text/words-for';

/** Parts of the engine that mail uses. */
export interface MailSources {
  clock: () => number;
  /** A token that lets its owner choose a new password. */
  issuePasswordToken: (userId: number) => Promise<{ token: string; expiresAt: number }>;
  /** The link that confirms a new e-mail; null when it is wanted no more. */
  issueEmailLink: (credentialId: number) => Promise<EmailLink | null>;
  /** The spreadsheet of a report; null when it is too large for a mail. */
  readSheet: (
    report: ReportMessage,
    userId: number,
    largestBytes: number,
  ) => Promise<Attachment | null>;
  /** A link's token for that spreadsheet; null when the report asks for more than a link can carry. */
  issueReportLink: (
    report: ReportMessage,
    userId: number,
  ) => Promise<{ token: string; expiresAt: number } | null>;
  wordsFor: WordsFor;
  /** A mail was handed to the mail server. */
  onSent: () => void;
}

const MAX_SHEET_BYTES = 7_000_000;

/** Mail, in the recipient's language and the look of the brand. */
export const createMailChannel = (settings: MailSettings, sources: MailSources): Channel => ({
  type: 'mail',
  isOn: () => isOn(settings),
  isQueued: true,
  atOnce: 4,
  async deliver(message, to, attempt) {
    const link =
      message.kind === 'email' ? await sources.issueEmailLink(message.credentialId) : undefined;
    if (link === null) return;
    const address = link?.address ?? to.email;
    if (!MAIL_ADDRESS.test(address)) {
      throw new DeliveryError('refused', 'The account has no email address');
    }
    const brand = await settings.brand(to.userId);
    const asked = message.kind === 'password' ? message.language : undefined;
    const wordsOf = await sources.wordsFor(to.userId);
    const words = wordsOf((to.reader.isLanguageOpen && asked) || to.reader.language);
    const voice = { product: brand.title, words };
    const { content, attachments } = await compose(message, to, link, { voice, settings, sources });
    const mail = renderMail(content, brand, words.locale);
    await settings.mailer.send({
      ...mail,
      ...(attempt && { reference: attempt.reference }),
      by: to.userId,
      to: { name: to.name, address },
      attachments: [...(mail.attachments ?? []), ...attachments],
    });
    sources.onSent();
  },
});

const compose = async (
  message: Message,
  to: Recipient,
  link: EmailLink | undefined,
  { voice, settings, sources }: { voice: MailVoice; settings: MailSettings; sources: MailSources },
): Promise<{ content: MailContent; attachments: Attachment[] }> => {
  const { largestSheetBytes = MAX_SHEET_BYTES } = settings;
  const { issuePasswordToken, issueReportLink, readSheet } = sources;
  const links: MailLinks = {
    origin: await readOrigin(settings, to.userId),
    ...(link && { email: link }),
  };
  const attachments: Attachment[] = [];
  if (message.kind === 'password') links.password = await issuePasswordToken(to.userId);
  if (message.kind === 'report') {
    const sheet = await readSheet(message, to.userId, largestSheetBytes);
    if (sheet) attachments.push(sheet);
    links.isAttached = sheet !== null;
    const link = sheet ? null : await issueReportLink(message, to.userId);
    if (link) links.sheet = link;
  }
  const named = await nameEventPlace(message, settings.findAddress);
  return { content: composeMail(named, to.reader, voice, links), attachments };
};
