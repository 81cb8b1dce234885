import { toPrintable } from '@rastro/sdk/domain';
import { exitCode } from '../exit-code';
import { type Finding, fail } from './check';

/** Answer from something other than a tracking server. */
interface Stranger {
  url: string;
  status: number;
  body: string;
}

const MAX_WORDS_LENGTH = 200;
const ADDRESS =
  'Check the address and the port: they are those of the console, without a path. A proxy in front of it must pass /api on.';

/** Says what answers at an address instead of a tracking server, and what to do about it. */
export function describeStranger({ url, status, body }: Stranger): Finding {
  const trouble = (message: string, remedy: string): Finding =>
    fail('server', message, { remedy, exit: exitCode.unreachable });
  const refusal = readRefusal(body);
  if (refusal && status >= 500) {
    return trouble(`${url} says: ${refusal}`, 'It is there. Try again in a moment.');
  }
  if (status >= 502 && status <= 504) {
    return trouble(
      `The server is not there behind its address: ${url} answered ${status}.`,
      'Try again when it runs.',
    );
  }
  const what = /^\s*<(?:!doctype|html|\?xml)/i.test(body)
    ? `answers with a web page (${status}) and is no tracking server.`
    : status >= 300 && status < 400
      ? `leads elsewhere (${status}) and is no tracking server.`
      : `answers (${status}), but is no tracking server.`;
  return trouble(`${url} ${what}`, ADDRESS);
}

/** The words of an error in our form. */
function readRefusal(body: string): string | null {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    if (typeof code !== 'string' || typeof message !== 'string') return null;
    return `${toPrintable(message).slice(0, MAX_WORDS_LENGTH)} (${toPrintable(code).slice(0, 64)})`;
  } catch {
    return null;
  }
}
