import { countMarkBytes, detectEncoding } from '../import/encodings';

/** An XML declaration is the first line of a file. */
const HEAD = 512;
const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i;

const decodeAs = (label: string, bytes: Uint8Array, fatal = false): string | null => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a GeoJSON, KML or GPX file: what is no UTF-8 is in the encoding that its first line names. */
export function decodeFenceFile(bytes: Uint8Array): string {
  const utf8 = decodeAs('utf-8', bytes, true);
  const head = bytes.subarray(0, HEAD);
  const encoding = detectEncoding(head, utf8 !== null, head.includes(0));
  const body = bytes.subarray(countMarkBytes(bytes, encoding));
  // Most that name another and are valid UTF-8 were saved anew by an editor.
  if (encoding !== 'windows-1252') return decodeAs(encoding, body) ?? '';
  const declared = DECLARED.exec(decodeAs('windows-1252', head) ?? '')?.[1];
  const isOther = declared !== undefined && !/^utf-?(8|16)/i.test(declared);
  return (isOther ? decodeAs(declared, body) : null) ?? decodeAs('windows-1252', body) ?? '';
}
