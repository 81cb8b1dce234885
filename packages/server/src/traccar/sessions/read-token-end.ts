/** Size of the signature's length, which precedes it, in bytes. */
const LENGTH_BYTES = 1;

const parseSigned = (token: string): unknown => {
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(LENGTH_BYTES + (bytes[0] ?? 0));
  try {
    return JSON.parse(signed.toString());
  } catch {
    return undefined;
  }
};

/**
 * Returns the end of a Traccar token, epoch ms: the length of its signature and the signature are
 * followed by the signed content, as JSON whose `e` is an ISO time. Undefined for a token of
 * another form.
 */
export function readTokenEnd(token: string): number | undefined {
  const content = parseSigned(token);
  if (typeof content !== 'object' || content === null || !('e' in content)) return undefined;
  const endMs = typeof content.e === 'string' ? Date.parse(content.e) : content.e;
  return typeof endMs === 'number' && Number.isFinite(endMs) ? endMs : undefined;
}
