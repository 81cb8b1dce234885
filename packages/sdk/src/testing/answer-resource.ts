import type { ErrorCode } from '../domain';
import type { Member, ResourceDescription } from '../contract';

/** One call as the fake server got it. */
export interface FakeCall {
  method: string;
  url: URL;
  /** The body as text; '' without one. */
  body: string;
}

/** A thing of any resource. */
export type FakeItem = Readonly<Record<string, unknown>>;

/** Storage of a resource's items. */
export interface FakeStore {
  read(): readonly FakeItem[];
  write(items: readonly FakeItem[]): void;
}

/** Answers a call as the tracking API does, of a described resource; undefined where there is nothing. */
export function answerResource(
  resource: ResourceDescription,
  store: FakeStore,
  { method, url, body }: FakeCall,
): unknown {
  const rest = url.pathname.slice(`/api${resource.path}`.length);
  const allows = (operation: (typeof resource.operations)[number]) =>
    resource.operations.includes(operation);
  const items = store.read();
  const read = (item: object): FakeItem => ({ ...resource.decode(item) });
  const json = (): Record<string, unknown> => JSON.parse(body);
  const unknown =
    method === 'GET' || body === ''
      ? undefined
      : Object.keys(json()).find((name) => !Object.hasOwn(resource.members, name));
  if (unknown !== undefined) return toRefusal(400, 'FIELD_UNKNOWN', unknown);
  if (rest === '' && !resource.single) {
    if (method === 'GET' && allows('list')) return listItems(resource, items, url.searchParams);
    if (method !== 'POST' || !allows('create')) return undefined;
    const id = Math.max(0, ...items.map((item) => Number(item['id']))) + 1;
    const made = read({ ...json(), id });
    store.write([...items, made]);
    return made;
  }
  const id = Number(rest.slice(1));
  const before = resource.single ? items[0] : items.find((item) => item['id'] === id);
  if (before === undefined) return undefined;
  const replace = (after: FakeItem) => {
    store.write(items.map((item) => (item === before ? after : item)));
    return after;
  };
  if (method === 'GET' && allows('get')) return before;
  if (method === 'PUT' && allows('update')) return replace(read({ ...before, ...json() }));
  if (method === 'PATCH' && allows('update')) return replace(read(mergePatch(before, json())));
  if (method !== 'DELETE' || !allows('delete')) return undefined;
  store.write(items.filter((item) => item !== before));
  return 204;
}

/** A refusal as the product's server words it. */
export const toRefusal = (status: number, code: ErrorCode, field?: string): Response =>
  Response.json({ code, message: code, field }, { status });

function listItems(
  { members }: ResourceDescription,
  items: readonly FakeItem[],
  query: URLSearchParams,
): readonly FakeItem[] {
  const ids = query.getAll('id').map(Number);
  const keyword = query.get('keyword')?.toLowerCase() ?? '';
  const searched = Object.entries<Member>(members).filter(([, { search }]) => search);
  const has = (item: FakeItem) =>
    searched.some(([name]) =>
      String(item[name] ?? '')
        .toLowerCase()
        .includes(keyword),
    );
  const found = items
    .filter((item) => ids.length === 0 || ids.includes(Number(item['id'])))
    .filter((item) => keyword === '' || has(item));
  const limit = Number(query.get('limit') ?? 0);
  const offset = Number(query.get('offset') ?? 0);
  return limit > 0 ? found.slice(offset, offset + limit) : found;
}

/** RFC 7396, of one level and of attributes by key: null takes an attribute away. */
function mergePatch(before: FakeItem, changes: FakeItem): FakeItem {
  const { attributes, ...rest } = changes;
  const merged = { ...(before['attributes'] as object), ...(attributes as object) };
  const kept = Object.entries(merged).filter(([, value]) => value !== null);
  return { ...before, ...rest, attributes: Object.fromEntries(kept) };
}
