/** Message of a device, word for word, for its log. */
export interface RawMessage {
  /** Address it came from. */
  host: string;
  text: string;
}

/** Longer messages are cut. */
const MAX_LENGTH = 2_048;

/** A message as it is kept; `problem` says why it was refused. */
export const rawText = ({ text }: RawMessage, problem?: string): string => {
  // No database of ours keeps U+0000, nor half of a pair.
  const readable = Buffer.from(text.replaceAll('\0', '\ufffd')).toString();
  const cut = readable.length > MAX_LENGTH ? `${readable.slice(0, MAX_LENGTH - 1)}…` : readable;
  return problem === undefined ? cut : `${cut}\n! ${problem}`;
};
