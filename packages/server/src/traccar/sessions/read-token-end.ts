/** How long the signature is, says the byte in front of it. */
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
 * When a token of Traccar ends, epoch ms: behind the length of its signature and the signature stands
 * what was signed, as JSON whose `e` is an ISO time. Undefined for a token of another form.
 */
export function readTokenEnd(token: string): number | undefined {
  const content = parseSigned(token);
  if (typeof content !== 'object' || content === null || !('e' in content)) return undefined;
  const endMs = typeof content.e === 'string' ? Date.parse(content.e) : content.e;
  return typeof endMs === 'number' && Number.isFinite(endMs) ? endMs : undefined;
}
