import { escapeXml, toPrintable } from '@rastro/sdk/domain';
import type { MailBrand } from './mail-brand';
import type { Mail } from './mailer';

/** Content of a mail, before styling. All texts may be hostile. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts: a label and a value each. */
  rows: readonly (readonly [string, string])[];
  button?: { text: string; href: string } | undefined;
  footer: string;
}

/** Max length of a subject; mail programs show less. */
const MAX_SUBJECT_LENGTH = 200;
const LOGO_CID = 'logo@brand';

/** One line without control characters, marks of direction and invisible breaks. */
const toLine = (text: string): string =>
  toPrintable(text).replace(/ +/g, ' ').trim().slice(0, MAX_SUBJECT_LENGTH);

/** A mail in the brand's look, as HTML and as text that says the same. */
export const renderMail = (
  content: MailContent,
  brand: MailBrand,
  locale: string,
): Pick<Mail, 'subject' | 'text' | 'html' | 'fromName' | 'attachments'> => ({
  fromName: toLine(brand.title),
  subject: toLine(content.subject),
  text: toText(content, brand),
  html: toHtml(content, brand, locale),
  ...(brand.logo.kind === 'image' && {
    attachments: [{ filename: 'logo', cid: LOGO_CID, ...pick(brand.logo.image) }],
  }),
});

const pick = ({ content, contentType }: { content: Buffer; contentType: string }) => ({
  content,
  contentType,
});

/** A text of several lines, each of them clean. */
const toLines = (text: string): string => text.split(/\r?\n/).map(toPrintable).join('\n');

const toText = (content: MailContent, brand: MailBrand): string =>
  [
    toPrintable(brand.title),
    '',
    toPrintable(content.heading),
    '',
    ...content.paragraphs.flatMap((paragraph) => [toLines(paragraph), '']),
    ...content.rows.map(([label, value]) => toPrintable(`${label}: ${value}`)),
    ...(content.rows.length > 0 ? [''] : []),
    ...(content.button ? [toPrintable(`${content.button.text}: ${content.button.href}`), ''] : []),
    toPrintable(content.footer),
    '',
  ].join('\n');

const toHtml = (content: MailContent, brand: MailBrand, locale: string): string => {
  const { color } = brand;
  const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
  const cell = (style: string, inside: string): string =>
    `<tr><td style="${style}">${inside}</td></tr>`;
  const rows = content.rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:${color.muted};vertical-align:top;white-space:nowrap">${escapeXml(label)}</td>` +
        `<td style="padding:4px 0;word-break:break-word">${escapeXml(value)}</td></tr>`,
    )
    .join('');
  const button =
    content.button &&
    `<a href="${escapeXml(content.button.href)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:${color.accent};color:${color.accentText};text-decoration:none;font-weight:600">${escapeXml(content.button.text)}</a>`;
  return [
    `<!doctype html><html lang="${escapeXml(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeXml(toLine(content.subject))}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${color.canvas};color:${color.text};${font};font-size:15px;line-height:1.5">`,
    `<table role="presentation" align="center" cellspacing="0" cellpadding="0" style="width:100%;max-width:560px;margin:0 auto;background:${color.surface};border:1px solid ${color.border};border-top:4px solid ${color.accent};border-radius:8px">`,
    cell('padding:20px 24px 0', logoHtml(brand)),
    cell(
      'padding:16px 24px 0;font-size:18px;font-weight:600;word-break:break-word',
      escapeXml(content.heading),
    ),
    ...content.paragraphs.map((text) =>
      cell('padding:12px 24px 0;word-break:break-word;white-space:pre-line', escapeXml(text)),
    ),
    rows &&
      cell(
        'padding:12px 24px 0',
        `<table role="presentation" cellspacing="0" cellpadding="0">${rows}</table>`,
      ),
    button ? cell('padding:20px 24px 0', button) : '',
    cell(`padding:20px 24px;color:${color.muted};font-size:13px`, escapeXml(content.footer)),
    '</table></body></html>\n',
  ].join('\n');
};

const logoHtml = ({ title, logo, color }: MailBrand): string =>
  logo.kind === 'image'
    ? `<img src="cid:${LOGO_CID}" width="${logo.image.widthPx}" alt="${escapeXml(title)}" style="display:block;border:0;max-width:100%">`
    : `<span style="font-size:20px;font-weight:700;color:${color.text}">${escapeXml(logo.text)}</span>`;
