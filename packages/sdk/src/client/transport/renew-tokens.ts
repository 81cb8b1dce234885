import type { GetToken } from '../client-options';
import { askShared } from './ask-shared';

interface HeldToken {
  text: string;
  /** Epoch ms; Infinity where nobody said. */
  endsAtMs: number;
}

/** Tokens of one {@link GetToken}, for all clients that use it. */
interface TokenSource {
  /** The token of now; a new one where it ends within {@link MARGIN_MS}. */
  read: () => Promise<string>;
  /** A token in place of one that the server takes no more. */
  replace: (refused: string) => Promise<string>;
}

/** Time before its end at which a token is renewed: a call that begins with it shall end with it. */
const MARGIN_MS = 30_000;

const sources = new WeakMap<GetToken, TokenSource>();

function createSource(getToken: GetToken): TokenSource {
  let held: Promise<HeldToken> | undefined;
  const ask = (ended: string | undefined): Promise<HeldToken> => {
    const asked = (async () => {
      const answer = await getToken(ended);
      if (typeof answer === 'string') return { text: answer, endsAtMs: Infinity };
      const { token, expiresAt } = answer;
      const endsAtMs = expiresAt === undefined ? Infinity : new Date(expiresAt).getTime();
      return { text: token, endsAtMs };
    })();
    held = asked;
    // A token that could not be had is asked for again.
    asked.catch(() => (held = held === asked ? undefined : held));
    return asked;
  };
  /** Gets one new token for all calls that want one. */
  const renew = async (known: Promise<HeldToken>, text: string): Promise<string> =>
    (await (held === known || held === undefined ? ask(text) : held)).text;
  return {
    async read() {
      const known = held ?? ask(undefined);
      const { text, endsAtMs } = await known;
      const leftMs = endsAtMs - Date.now();
      if (leftMs > MARGIN_MS) return text;
      const renewed = renew(known, text);
      // One that is still good bridges a failure of your own server.
      return leftMs > 0 ? renewed.catch(() => text) : renewed;
    },
    async replace(refused) {
      const known = held ?? ask(refused);
      const { text } = await known;
      return text === refused ? renew(known, text) : text;
    },
  };
}

/** Puts a token into each call, and tries once more with a new one where it is refused; an embed token asks as viewers do. */
export function withTokens(
  fetch: typeof globalThis.fetch,
  { getToken, isEmbed }: { getToken: GetToken; isEmbed: boolean },
): typeof fetch {
  const source = sources.get(getToken) ?? createSource(getToken);
  sources.set(getToken, source);
  const renewed: typeof fetch = async (input, init) => {
    const call = (token: string) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(input, { ...init, credentials: 'omit', headers });
    };
    const token = await source.read();
    const answer = await call(token);
    return answer.status === 401 ? call(await source.replace(token)) : answer;
  };
  return isEmbed ? askShared(renewed) : renewed;
}
