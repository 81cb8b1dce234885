import { toPlainSigns } from '../documents';

/** Subject of a printed code. */
export type QrKind = 'vehicle' | 'driver';

/** A printed code as it is read: what it stands for, in which edition, and what proves it. */
export interface QrCodeText {
  kind: QrKind;
  id: number;
  /** Counts up with each replacement. */
  version: number;
  signature: string;
}

/** Length of a code's signature, in characters: 60 bits, five per character. */
export const QR_SIGNATURE_LENGTH = 12;

/** Without letters that are mistaken for digits (Crockford). */
export const QR_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Path of the page that opens a scanned code. */
export const QR_SCAN_PATH = '/qr-driver/scan/';

const LETTERS: Readonly<Record<QrKind, string>> = { vehicle: 'V', driver: 'D' };
const CODE = /^([VD])(\d{1,15})-(\d{1,6})-([0-9A-HJKMNP-TV-Z]{12})$/;
const MAX_LENGTH = 2_000;

/** A code as it is printed: `V12-1-7K3M-9QX2-ABCD`. */
export const writeQrCode = ({ kind, id, version, signature }: QrCodeText): string =>
  `${LETTERS[kind]}${id}-${version}-${signature.match(/.{4}/g)?.join('-') ?? signature}`;

/**
 * A code out of what a camera saw or somebody typed: the text itself in any case, with blanks, other dashes or
 * without its hyphens at the end, or the address of its page. Null for anything else.
 */
export function readQrCode(given: string): QrCodeText | null {
  if (given.length > MAX_LENGTH) return null;
  const at = given.indexOf(QR_SCAN_PATH);
  const text = at < 0 ? given : (given.slice(at + QR_SCAN_PATH.length).split(/[?#]/)[0] ?? '');
  const [head = '', version = '', ...signature] = toPlainSigns(text)
    .replace(/\s+/g, '')
    .toUpperCase()
    .split('-');
  const proof = signature.join('').replace(/O/g, '0').replace(/[IL]/g, '1');
  const found = CODE.exec(`${head}-${version}-${proof}`);
  if (!found) return null;
  const [, letter, id, edition, proved = ''] = found;
  if (Number(id) < 1 || Number(edition) < 1) return null;
  const kind = letter === 'V' ? 'vehicle' : 'driver';
  return { kind, id: Number(id), version: Number(edition), signature: proved };
}
