import { VIEWER_CALLS } from '../../contract/viewer-calls';
import { SHARED_PATH, toShared } from './shared-socket';

/** Tells calls that viewers may make. */
const isForViewers = (url: string, method = 'GET'): boolean => {
  const [path = ''] = url.slice(url.indexOf(SHARED_PATH) + SHARED_PATH.length - 1).split('?');
  return VIEWER_CALLS.some((call) => call.method === method && call.path === path);
};

/** The server's answer to what is not for viewers, without asking it: browsers write each refusal to the console. */
const refuse = (): Response =>
  new Response('{"code":"NOT_FOUND","message":"Viewers may not ask for this."}', { status: 404 });

/** Sends calls to the addresses for viewers in place of those for accounts; an address that is no text is left alone. */
export const askShared =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    if (typeof input !== 'string') return fetch(input, init);
    const url = toShared(input);
    return isForViewers(url, init?.method) ? fetch(url, init) : refuse();
  };
