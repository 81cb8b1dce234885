import { DAY_MS } from '@rastro/sdk/domain';

/**
 * When a token of Traccar ends, epoch ms: behind its signature stands what was signed, as JSON with `e`.
 * A token of another form is believed for a day, after which its owner comes with it again.
 */
export function readTokenEnd(token: string, nowMs: number): number {
  const text = Buffer.from(token, 'base64url').toString('latin1');
  const end = /\{[^{}]*"e":(\d{1,16})[^{}]*\}$/.exec(text)?.[1];
  return end === undefined ? nowMs + DAY_MS : Number(end);
}
