import { CSS_PREFIX } from '@rastro/theme/tokens';

/** Channel to the page that frames the console. Outgoing messages hold no secret. */
export interface PageTalk {
  /** Asks the page for a token; `ended` is the one that is worth nothing any more. Rejects when none comes. */
  getToken: (ended: string | undefined) => Promise<string>;
  tell: (type: string, detail?: object) => void;
}

/** Message of the page. */
interface Said {
  type?: unknown;
  token?: unknown;
  look?: unknown;
}

const ANSWER_MS = 15_000;

/** Speaks with the page around: only with that, and after its first word only with where it came from. */
export function talkToPage(host: Window): PageTalk {
  const page = host.parent;
  let origin: string | undefined;
  let given = readFragment(host);
  const waiting = new Set<(token: string) => void>();
  const tell = (type: string, detail: object = {}): void =>
    page.postMessage({ type: `embed:${type}`, ...detail }, origin ?? '*');

  host.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== page || page === host) return;
    if (origin !== undefined && event.origin !== origin) return;
    const { type, token, look } = (event.data ?? {}) as Said;
    if (type === 'embed:look') takeLook(host.document, look);
    if (type !== 'embed:token' || typeof token !== 'string' || token === '') return;
    origin = event.origin;
    for (const take of waiting) take(token);
    waiting.clear();
  });

  return {
    tell,
    getToken(ended) {
      if (given !== undefined && ended === undefined) return Promise.resolve(given);
      given = undefined;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(take);
          reject(new Error('The page gave no token.'));
        }, ANSWER_MS);
        const take = (token: string) => {
          clearTimeout(timer);
          resolve(token);
        };
        waiting.add(take);
        tell('token-needed');
      });
    },
  };
}

/** A token behind the `#`, which goes to no server; it is cut from the address and the history at once. */
function readFragment(host: Window): string | undefined {
  const { hash, pathname, search } = host.location;
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  if (hash !== '') host.history.replaceState(null, '', `${pathname}${search}`);
  return token;
}

const LOOK_NAME = /^[a-z][a-z-]{0,30}$/;
/** A colour, a length or names of fonts: nothing that fetches or ends a rule. */
const LOOK_VALUE = /^[\w\s#%.,()'"/-]{1,200}$/;

/** Takes the colours and lengths of the page around. */
function takeLook({ documentElement }: Document, look: unknown): void {
  if (typeof look !== 'object' || look === null) return;
  for (const [name, value] of Object.entries(look)) {
    const isPlain = typeof value === 'string' && LOOK_VALUE.test(value) && !/url/i.test(value);
    if (LOOK_NAME.test(name) && isPlain) {
      documentElement.style.setProperty(`--${CSS_PREFIX}-${name}`, value);
    }
  }
}
