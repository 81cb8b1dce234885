const READY_FOR_QUERY = 0x5a;
const READY_BYTES = 6;

/**
 * Checks that a database answer is complete: its last message says that the next query may come.
 * One without it was cut off by a failure inside the program, such as an exhausted stack, which the
 * program itself does not report.
 */
export const endsReady = (answer: Uint8Array): boolean =>
  answer.length >= READY_BYTES && answer[answer.length - READY_BYTES] === READY_FOR_QUERY;
