import type { Context } from '../context';

/** A part of a path that is a word of the API or an id; others may open something. */
const SAYS_NOTHING = /^(?:[a-z][a-z-]{0,31}|\d{1,15})?$/i;

/** The path alone: queries carry words that people searched for, and tokens. */
function toPath(input: Parameters<typeof fetch>[0]): string {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  const parts = pathname.split('/').map((part) => (SAYS_NOTHING.test(part) ? part : '…'));
  return parts.join('/');
}

/**
 * The `fetch` of a command: with `--debug` it tells each call on stderr, its method, path, status and how long it
 * took. Headers, queries and bodies are never told: secrets are in them.
 */
export function fetchOf({ isDebugging, stderr }: Context): typeof fetch {
  if (!isDebugging) return (input, init) => fetch(input, init);
  return async (input, init) => {
    const startMs = performance.now();
    const tell = (outcome: number | string) => {
      const ms = Math.round(performance.now() - startMs);
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      stderr.write(`debug: ${method.toUpperCase()} ${toPath(input)} ${outcome} ${ms} ms\n`);
    };
    try {
      const response = await fetch(input, init);
      tell(response.status);
      return response;
    } catch (error) {
      tell('no answer');
      throw error;
    }
  };
}
