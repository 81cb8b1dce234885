const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML cannot contain, not even escaped. */
const UNSPEAKABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as the content of an element or attribute, of XML and of HTML. */
export const escapeXml = (text: string): string =>
  text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);
