import type { MailContent } from '../../../mail/render-mail';
import { wordsOf } from '../../../mail/words/words-of';
import type { EventFacts } from '../message/event-facts';
import { formatEventMessage, formatLocalTime, speedText } from '../message/event-message';
import type { Reader } from '../../common/reader';
import { isSheetReport } from '../../common/is-sheet-report';
import type { Message, ReportMessage } from './channel';

/** Where the links of a mail lead. */
export interface MailLinks {
  origin: string;
  password?: { token: string; expiresAt: number };
  /** Confirms a new e-mail. */
  email?: { token: string; expiresAt: number };
  /** Whether the spreadsheet of a report travels with the mail. */
  isAttached?: boolean;
  /** Where it waits when it is too large for that. */
  sheet?: { token: string; expiresAt: number };
}

const COORDINATE_DIGITS = 5;

/** What a message says as a mail. */
export const composeMail = (
  message: Message,
  reader: Reader,
  product: string,
  links: MailLinks,
): MailContent => {
  const words = wordsOf(reader.locale);
  const plain = { paragraphs: [], rows: [] };
  switch (message.kind) {
    case 'event':
      return composeEvent(message.facts, reader, links);
    case 'report':
      return composeReport(message, reader, links);
    case 'announcement':
      return {
        ...plain,
        subject: message.subject,
        heading: message.subject,
        paragraphs: [message.body],
        footer: words.announcementFooter(product),
      };
    case 'test': {
      const subject = words.testSubject(product);
      const button = { text: words.signIn, href: `${links.origin}/` };
      return {
        ...plain,
        subject,
        heading: subject,
        button,
        paragraphs: [],
        footer: words.testText,
      };
    }
    case 'password': {
      const subject = words.passwordSubject(product);
      const { token = '', expiresAt = 0 } = links.password ?? {};
      return {
        ...plain,
        subject,
        heading: subject,
        paragraphs: [words.passwordText],
        button: { text: words.passwordButton, href: `${links.origin}/login/recover/${token}` },
        footer: words.passwordFooter(timeText(expiresAt, reader)),
      };
    }
    case 'email': {
      const subject = words.emailSubject(product);
      const { token = '', expiresAt = 0 } = links.email ?? {};
      return {
        ...plain,
        subject,
        heading: subject,
        paragraphs: [words.emailText],
        button: { text: words.emailButton, href: `${links.origin}/login/confirm/${token}` },
        footer: words.emailFooter(timeText(expiresAt, reader)),
      };
    }
  }
};

const timeText = (timeMs: number, { timeZone }: Reader): string =>
  `${formatLocalTime(timeMs, timeZone)} (${timeZone})`;

const composeEvent = (facts: EventFacts, reader: Reader, { origin }: MailLinks): MailContent => {
  const words = wordsOf(reader.locale);
  const { event, device, place } = facts;
  const sentence = formatEventMessage(facts, reader);
  const rows: [string, string][] = [
    [words.vehicle, device.name],
    [words.time, timeText(event.eventTimeMs, reader)],
  ];
  if (place) {
    rows.push([words.place, placeText(place)], [words.speed, speedText(place.speedKnots, reader)]);
  }
  return {
    subject: sentence,
    heading: sentence,
    paragraphs: [],
    rows,
    button: { text: words.openVehicle, href: `${origin}/devices/${device.id}` },
    footer: words.eventFooter,
  };
};

const placeText = ({ address, latitude, longitude }: NonNullable<EventFacts['place']>): string => {
  const pair = `${latitude.toFixed(COORDINATE_DIGITS)}, ${longitude.toFixed(COORDINATE_DIGITS)}`;
  return address ? `${address} (${pair})` : pair;
};

const composeReport = (
  { type, description, fromMs, toMs }: ReportMessage,
  reader: Reader,
  { origin, isAttached, sheet }: MailLinks,
): MailContent => {
  const words = wordsOf(reader.locale);
  const subject = words.reportSubject(description);
  const withoutSheet = isSheetReport(type) ? words.reportTooLarge : words.reportWithoutSheet;
  const notAttached = sheet ? words.reportLinked(timeText(sheet.expiresAt, reader)) : withoutSheet;
  return {
    subject,
    heading: subject,
    paragraphs: [isAttached ? words.reportAttached : notAttached],
    rows: [[words.period, `${timeText(fromMs, reader)} – ${timeText(toMs, reader)}`]],
    button: sheet
      ? { text: words.downloadReport, href: `${origin}/reports/sent/${sheet.token}` }
      : { text: words.signIn, href: `${origin}/` },
    footer: words.reportFooter,
  };
};
