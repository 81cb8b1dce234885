import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';

/** A vehicle or a driver as far as a printed code goes. */
export interface SeenThing {
  id: number;
  name: string;
  uniqueId: string;
}

/** A query names no more than so many. */
const AT_ONCE = 100;

/** Vehicles or drivers that an account sees: all, or of some numbers. Throws an `ApiError` where that cannot be told. */
export async function seeThings(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  path: '/devices' | '/drivers',
  ids?: readonly number[],
): Promise<SeenThing[]> {
  const ask = async (query: URLSearchParams): Promise<SeenThing[]> => {
    const answer = await upstream.send(
      { method: 'GET', path, query, accept: 'application/json' },
      { actor: { userId } },
    );
    if (answer.status === 404 && answer.fault === undefined) return [];
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
    return JSON.parse((await readWhole(answer)) ?? '[]') as SeenThing[];
  };
  if (ids === undefined || path === '/drivers') {
    const all = await ask(new URLSearchParams());
    return ids === undefined ? all : all.filter(({ id }) => ids.includes(id));
  }
  const seen: SeenThing[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map((id) => ['id', String(id)]);
    seen.push(...(await ask(new URLSearchParams(some))));
  }
  return seen;
}
