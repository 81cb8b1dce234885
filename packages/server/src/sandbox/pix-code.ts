/** Checksum of a Pix code: CRC-16/CCITT-FALSE over everything before it. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) >>> 0) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const field = (id: string, text: string): string =>
  `${id}${String(text.length).padStart(2, '0')}${text}`;

/** The code of a Pix, as banks read it (EMV MPM); its key is nobody's. `value` in currency units. */
export function pixCode(value: number, reference: string): string {
  const account =
    field('00', 'br.gov.bcb.pix') + field('01', '00000000-0000-4000-8000-000000000000');
  const body = [
    ...[field('00', '01'), field('26', account), field('52', '0000'), field('53', '986')],
    ...[
      field('54', value.toFixed(2)),
      field('58', 'BR'),
      field('59', 'TESTE'),
      field('60', 'SAO PAULO'),
    ],
    ...[field('62', field('05', reference.replaceAll(/\W|_/g, '').slice(-25))), '6304'],
  ].join('');
  return body + crc16(body);
}
