import type { Member, Members } from './member';
import type { Query, QueryValues } from './query';

interface Described {
  readonly members: Members;
}

type ValueOf<M> = M extends Member<infer Value> ? Value : never;

type Names<M extends Members, Fact> = {
  [Name in keyof M]: M[Name] extends Fact ? Name : never;
}[keyof M];

type Written<M extends Members> = Exclude<keyof M, Names<M, { writtenBy: 'server' }>>;
type Required<M extends Members> = Extract<Written<M>, Names<M, { required: true }>>;
type WithId<M extends Members> = M extends { id: Member } ? 'id' : never;

/** Members read from a resource: `interface Group extends Read<typeof group> {}`. */
export type Read<R extends Described> = {
  [Name in Exclude<keyof R['members'], Names<R['members'], { writeOnly: true }>>]: ValueOf<
    R['members'][Name]
  >;
};

/**
 * Members that a client may write to a resource; those left out take their defaults: `interface
 * GroupInput extends Write<typeof group> {}`.
 */
export type Write<R extends Described> = {
  [Name in Required<R['members']>]: ValueOf<R['members'][Name]>;
} & {
  [Name in Exclude<Written<R['members']>, Required<R['members']>> | WithId<R['members']>]?: ValueOf<
    R['members'][Name]
  >;
};

/** The filters that a list of a resource takes. */
export type QueryOf<R extends { readonly query: Query }> = QueryValues<R['query']>;
