import type { Call, ResourceDescription } from '@rastro/sdk/contract';
import { ApiError, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { UpstreamResponse } from '../../upstream/upstream';
import type { Identity } from '../identity/identity';
import type { OwnItem, OwnStore } from './own-store';
import { type InputOf, toInput } from './to-input';
import { toWire } from './to-wire';

type Body = Readonly<Record<string, unknown>>;

/** Input of a call other than list, get, create, update and delete. */
export interface OwnCall<Item> {
  who: Identity;
  /** The id in its path; NaN where there is none. */
  id: number;
  query: URLSearchParams;
  /** Body checked by the gate; {} for none. */
  body: Body;
  /** The account's own one, where the path goes on from that of one, as `/scheduled-reports/{id}/runs`. */
  item: Item;
}

/** Store methods that each operation needs. */
interface Needs {
  list: 'list';
  get: 'find';
  create: 'create';
  update: 'find' | 'update';
  delete: 'delete';
}

interface Described {
  readonly path: string;
  readonly members: ResourceDescription['members'];
  readonly operations: readonly (keyof Needs)[];
  readonly calls: object;
}

interface Answers<Item> {
  /** A thing as it is told, where that is not as it is kept; moments may be epoch ms. */
  answer?(item: Item, who: Identity): object | Promise<object>;
  /** One was made or changed. */
  written?(item: Item): void;
}

interface Checks<Input> {
  /**
   * Returns the values to store from a body whose members match the description. Default: the
   * body's values. Throws an `ApiError` with the remedy.
   */
  check(body: Body, who: Identity): Promise<Input> | Input;
}

/** Options of a resource beside its description, as far as its operations and calls need them. */
export type OwnCrudOptions<R extends Described, Item extends OwnItem, Input> = Answers<Item> & {
  /** Store of the things and their owners. */
  store: Pick<OwnStore<Item, Input>, Needs[R['operations'][number]]>;
} & (InputOf<R['members']> extends Input ? Partial<Checks<Input>> : Checks<Input>) &
  ([keyof R['calls']] extends [never]
    ? unknown
    : { calls: { [Name in keyof R['calls']]: (call: OwnCall<Item>) => unknown } });

type Handler<Item> = (call: OwnCall<Item>) => unknown;

interface AllOptions<Item extends OwnItem, Input> extends Answers<Item>, Partial<Checks<Input>> {
  store: OwnStore<Item, Input>;
  calls?: Readonly<Record<string, Handler<Item>>>;
}

/**
 * Answers the calls of a resource that the product keeps itself: lists, reads, makes, changes and deletes what the
 * account has, and makes the other calls of the description. What is not the account's is not there.
 */
export function createOwnCrud<R extends Described, Item extends OwnItem, Input>(
  { path: root, members, calls: described }: R,
  options: OwnCrudOptions<R, Item, Input>,
): OwnResource<Identity> {
  // Of what is left out here nothing is described, and the gate lets nothing else through.
  const { store, answer, written, calls = {}, ...rest } = options as AllOptions<Item, Input>;
  const { check = (body) => toInput(members, body) as Input } = rest;
  const handlers = new Map<string, { handle: Handler<Item>; isOfItem: boolean; call: Call }>();
  for (const [name, call] of Object.entries(described as Record<string, Call>)) {
    const handle = calls[name];
    if (!handle) throw new Error(`${root} has no answer to its call ${name}`);
    const isOfItem = call.path.startsWith(`${root}/{id}/`);
    handlers.set(`${call.method} ${shapeOf(call.path)}`, { handle, isOfItem, call });
  }
  const toAnswer = async (item: Item, who: Identity) =>
    toWire(members, (await answer?.(item, who)) ?? item);

  const require = async (who: Identity, path: string): Promise<Item> => {
    const item = await store.find(who, idIn(path));
    if (item === undefined) throw gone();
    return item;
  };
  const update = async (who: Identity, item: Item, body: Body) => {
    await store.update(who, item, await check(body, who));
    const updated = await require(who, `${root}/${item.id}`);
    written?.(updated);
    return json(await toAnswer(updated, who));
  };

  return {
    async send({ method, path, query, body: sent }, who) {
      const body = (sent ?? {}) as Body; // the gate takes objects only
      const own = handlers.get(`${method} ${shapeOf(path)}`);
      if (own) {
        const item = own.isOfItem ? await require(who, path) : undefined;
        const call = { who, id: idIn(path), query, body, item: item as Item };
        const made = await own.handle(call);
        return own.call.answer === 'none' ? NOTHING : json(made);
      }
      if (path === root) {
        if (method === 'GET') {
          const items = await store.list(who, query);
          return json(await Promise.all(items.map((item) => toAnswer(item, who))));
        }
        const made = await store.create(who, await check(body, who));
        written?.(made);
        return json(await toAnswer(made, who));
      }
      if (method === 'DELETE') {
        if (!(await store.delete(who, idIn(path)))) throw gone();
        return NOTHING;
      }
      const item = await require(who, path);
      return method === 'GET' ? json(await toAnswer(item, who)) : update(who, item, body);
    },
    async change(path, merge, who) {
      const item = await require(who, path);
      return update(who, item, merge(await toAnswer(item, who)));
    },
  };
}

/** A path, and the template of one, with the id left out. */
const shapeOf = (path: string): string => path.replace(/\/(\d+|\{\w+\})(?=\/|$)/, '/*');

const idIn = (path: string): number => Number(/\/(\d+)(?=\/|$)/.exec(path)?.[1]);

const NOTHING: UpstreamResponse = { status: 204, body: null };

const gone = (): ApiError => new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));

const json = (value: unknown): UpstreamResponse => ({ status: 200, body: JSON.stringify(value) });
