const ERROR_RESPONSE = 0x45;
const HEADER_BYTES = 5;
/** An answer with an error is short; longer ones are rows, and not worth the walk. */
const MAX_BYTES = 64 * 1024;
/** The field of an error that holds its severity in no language. */
const PANIC_FIELD = Buffer.from('VPANIC\0');

/** Checks that a database answer is a panic: a PostgreSQL server would stop here. */
export function holdsPanic(answer: Uint8Array): boolean {
  if (answer.length > MAX_BYTES) return false;
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.length);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (bytes[at] === ERROR_RESPONSE && bytes.subarray(at, end).includes(PANIC_FIELD)) return true;
    at = end;
  }
  return false;
}
