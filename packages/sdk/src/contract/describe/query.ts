/**
 * Type of a query value; the plural ones may be repeated. `int` is whole, `date` ISO text or a
 * Date.
 */
export type QueryKind = 'int' | 'ints' | 'number' | 'text' | 'texts' | 'boolean' | 'date';

/** The query parameters of a call, by name. */
export type Query = Readonly<Record<string, QueryKind>>;

interface KindValues {
  int: number;
  ints: number | readonly number[];
  number: number;
  text: string;
  texts: string | readonly string[];
  boolean: boolean;
  date: string | Date;
}

/** Query parameters that a call takes. */
export type QueryValues<Q extends Query> = { [Name in keyof Q]?: KindValues[Q[Name]] | undefined };

/** A part of a list: `limit` and `offset`; what has `keyword` in a searched member; without attributes. */
const PAGE = {
  limit: 'int',
  offset: 'int',
  keyword: 'text',
  excludeAttributes: 'boolean',
} as const satisfies Query;

/** These filters, and those of every list. A spread beside the others would keep a description in every bundle. */
// @__NO_SIDE_EFFECTS__
export function paged<const Q extends Query>(query: Q): Q & typeof PAGE {
  return { ...query, ...PAGE };
}

/** Lists of what people own: `all` is everybody's (administrators), `userId` one user's. */
// @__NO_SIDE_EFFECTS__
export function owned<const Q extends Query>(query: Q) {
  return paged({ ...query, all: 'boolean', userId: 'int' } as const);
}

/** Lists of what is linked to devices and groups. */
// @__NO_SIDE_EFFECTS__
export function linked() {
  return owned({ deviceId: 'int', groupId: 'int' });
}
