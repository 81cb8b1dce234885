import { ApiError } from '../../request/api-error';
import { hideSecrets } from '../../request/hide-secrets';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream, type UpstreamResponse } from '../../upstream/upstream';
import { OPERATOR } from './sellers';

/** Reads what is a customer's. */
export interface ReadCustomer {
  /** `readers` see it too: who sells to it, or who asks. Throws an `ApiError` where none of them can read it now. */
  account(userId: number, readers: readonly number[]): Promise<Readonly<Record<string, unknown>>>;
  countVehicles(userId: number, readers: readonly number[]): Promise<number>;
}

/**
 * Customers are read in their own name, else by the account for services, else as who sees them: in front of a tracking
 * server elsewhere nobody is read in their own name who never signed in here.
 */
export function createReadCustomer(
  upstream: Pick<Upstream, 'send' | 'readForService'>,
): ReadCustomer {
  const read = async (
    { path, query }: { path: string; query: URLSearchParams },
    actors: readonly number[],
  ): Promise<string> => {
    const asAccount = (userId: number) => () =>
      upstream.send({ method: 'GET', path, query }, { actor: { userId } });
    const [own, ...others] = actors.filter((userId) => userId !== OPERATOR).map(asAccount);
    const forService = () => upstream.readForService?.({ path, query });
    let last: UpstreamResponse | undefined;
    for (const ask of [own, forService, ...others]) {
      const answer = await ask?.();
      if (answer && answer.status < 400) return answer.body ?? '';
      last = answer ?? last;
    }
    if (!last) throw new ApiError(404, 'NOT_FOUND', 'There is no such account.');
    throw translateError(toRefusal(last), { entity: undefined });
  };
  return {
    async account(userId, readers) {
      const asked = { path: `/users/${userId}`, query: new URLSearchParams() };
      return JSON.parse(hideSecrets(await read(asked, [userId, ...readers]))) as Record<
        string,
        unknown
      >;
    },
    async countVehicles(userId, readers) {
      const asked = { path: '/devices', query: new URLSearchParams({ userId: String(userId) }) };
      return (JSON.parse(await read(asked, [userId, ...readers])) as unknown[]).length;
    },
  };
}
