import { formatCoordinates, toPlaceLine } from '@rastro/sdk/domain';
import type { Words } from '@rastro/sdk/words';
import type { MailContent } from '../../../mail/render-mail';
import type { EventFacts } from '../message/event-facts';
import { formatEventMessage, formatLocalTime, speedText } from '../message/event-message';
import type { Reader } from '../../../text/reader';
import { isSheetReport } from '../../common/is-sheet-report';
import type { Message, ReportMessage } from './channel';

/** Targets of the links in a mail. */
export interface MailLinks {
  origin: string;
  password?: { token: string; expiresAt: number };
  /** Confirms a new e-mail. */
  email?: { token: string; expiresAt: number };
  /** True when the spreadsheet of a report is attached to the mail. */
  isAttached?: boolean;
  /** Download of a spreadsheet too large to attach. */
  sheet?: { token: string; expiresAt: number };
}

/** Product name and words of a mail. */
export interface MailVoice {
  product: string;
  words: Words;
}

/** Composes a message as a mail. */
export const composeMail = (
  message: Message,
  reader: Reader,
  { product, words }: MailVoice,
  links: MailLinks,
): MailContent => {
  const { t } = words;
  const plain = { paragraphs: [], rows: [] };
  switch (message.kind) {
    case 'event':
      return composeEvent(message, reader, words, links);
    case 'report':
      return composeReport(message, reader, words, links);
    case 'announcement':
      return {
        ...plain,
        subject: message.subject,
        heading: message.subject,
        paragraphs: [message.body],
        footer: message.why
          ? t(`mail.why.${message.why}`)
          : t('mail.announcement.footer', { product }),
      };
    case 'test': {
      const subject = t('mail.test.subject', { product });
      const button = { text: t('mail.open.action'), href: `${links.origin}/` };
      return {
        ...plain,
        subject,
        heading: subject,
        button,
        paragraphs: [],
        footer: t('mail.test.text'),
      };
    }
    case 'password': {
      const subject = t('mail.password.subject', { product });
      const { token = '', expiresAt = 0 } = links.password ?? {};
      return {
        ...plain,
        subject,
        heading: subject,
        paragraphs: [t('mail.password.text')],
        button: { text: t('mail.password.action'), href: `${links.origin}/login/recover/${token}` },
        footer: t('mail.password.footer', { until: timeText(expiresAt, reader) }),
      };
    }
    case 'email': {
      const subject = t('mail.email.subject', { product });
      const { token = '', expiresAt = 0 } = links.email ?? {};
      return {
        ...plain,
        subject,
        heading: subject,
        paragraphs: [t('mail.email.text')],
        button: { text: t('mail.email.action'), href: `${links.origin}/login/confirm/${token}` },
        footer: t('mail.email.footer', { until: timeText(expiresAt, reader) }),
      };
    }
  }
};

const timeText = (timeMs: number, { timeZone }: Reader): string =>
  `${formatLocalTime(timeMs, timeZone)} (${timeZone})`;

const composeEvent = (
  { facts, isUntaken }: Extract<Message, { kind: 'event' }>,
  reader: Reader,
  words: Words,
  { origin }: MailLinks,
): MailContent => {
  const { t } = words;
  const { event, device, place } = facts;
  const sentence = formatEventMessage(facts, reader, words);
  const rows: [string, string][] = [
    [t('mail.event.vehicle'), device.name],
    [t('report.column.time'), timeText(event.eventTimeMs, reader)],
  ];
  if (place) {
    rows.push(
      [t('mail.event.place'), placeText(place)],
      [t('report.column.speed'), speedText(place.speedKnots, reader, words)],
    );
  }
  return {
    subject: sentence,
    heading: sentence,
    paragraphs: isUntaken ? [t('mail.event.untaken')] : [],
    rows,
    button: { text: t('mail.event.open'), href: `${origin}/devices/${device.id}` },
    footer: t('mail.event.footer'),
  };
};

const placeText = (place: NonNullable<EventFacts['place']>): string => {
  const { kind, text } = toPlaceLine(place);
  return kind === 'coordinates' ? text : `${text} (${formatCoordinates(place)})`;
};

const composeReport = (
  { type, description, fromMs, toMs }: ReportMessage,
  reader: Reader,
  { t }: Words,
  { origin, isAttached, sheet }: MailLinks,
): MailContent => {
  const subject = t('mail.report.subject', { report: description });
  const withoutSheet = isSheetReport(type)
    ? t('mail.report.tooLarge')
    : t('mail.report.withoutSheet');
  const notAttached = sheet
    ? t('mail.report.linked', { until: timeText(sheet.expiresAt, reader) })
    : withoutSheet;
  return {
    subject,
    heading: subject,
    paragraphs: [isAttached ? t('mail.report.attached') : notAttached],
    rows: [[t('mail.report.period'), `${timeText(fromMs, reader)} – ${timeText(toMs, reader)}`]],
    button: sheet
      ? { text: t('mail.report.download'), href: `${origin}/reports/sent/${sheet.token}` }
      : { text: t('mail.open.action'), href: `${origin}/` },
    footer: t('mail.report.footer'),
  };
};
