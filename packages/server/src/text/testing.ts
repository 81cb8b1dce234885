import { readFileSync } from 'node:fs';

const FILES = ['mail', 'events', 'reports', 'report-page', 'widgets', 'errors', 'schedules'];

const readPhrases = (language: string): string[] =>
  FILES.flatMap((file) => {
    const path = `../../../sdk/src/words/locales/${language}/${file}.json`;
    const words = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as object;
    return Object.values(words) as string[];
  });

/** Parts of a phrase that stand there whatever fills its places. */
const listFixed = (phrase: string): string[] =>
  phrase
    .split(/\{[^}]*\}|\n/)
    .map((part) => part.replace(/^[\s.,:;()“”]+|[\s.,:;()“”]+$/g, ''))
    .filter((part) => part.length > 3);

const portuguese = new Set(readPhrases('pt-BR').flatMap(listFixed));
const english = [...new Set(readPhrases('en-US').flatMap(listFixed))].filter(
  (part) => !portuguese.has(part),
);

const has = (text: string, part: string): boolean => {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'u').test(text);
};

/** English of the product, units and zone of a Traccar that stand in a text for a reader of Portuguese. */
export const findEnglish = (text: string): string[] => [
  ...english.filter((part) => text.includes(part) && has(text, part)),
  ...['kn', 'mph', 'UTC'].filter((unit) => has(text, unit)),
];

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Readable text of a mail: subject, text and attachments of text. */
export function readMailText(raw: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1] ?? '';
  const said = subject.replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, text: string) =>
    text.replaceAll('_', ' '),
  );
  const parts = raw.split(/\r\n--[^\r\n]+/).flatMap((part) => {
    const [fields = '', ...rest] = part.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    if (fields.includes('base64') && fields.includes('text/')) {
      return [Buffer.from(body, 'base64').toString()];
    }
    return fields.includes('text/plain') ? [decodeQuoted(body.replace(/=\r\n/g, ''))] : [];
  });
  return [decodeQuoted(said), ...parts].join('\n');
}
