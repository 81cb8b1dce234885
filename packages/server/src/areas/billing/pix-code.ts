import type { Cents } from '@rastro/sdk/domain';

/** A payment that a Pix code asks for. */
interface PixPayment {
  key: string;
  name: string;
  city: string;
  cents: Cents;
  /** Reference that the seller finds the payment by: up to 25 letters and digits. */
  reference: string;
}

const field = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Letters, digits and blanks of a name: apps of banks refuse others. */
const toPlain = (text: string, maxLength: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

/** CRC-16/CCITT-FALSE of ASCII text, as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Static Pix code to copy or scan, with its amount (Banco Central, Manual do BR Code 2.0). */
export function writePixCode({ key, name, city, cents, reference }: PixPayment): string {
  const code = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    ...(cents > 0 ? [field('54', (cents / 100).toFixed(2))] : []),
    field('58', 'BR'),
    field('59', toPlain(name, 25) || 'N'),
    field('60', toPlain(city, 15) || 'N'),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return code + checksum(code);
}
