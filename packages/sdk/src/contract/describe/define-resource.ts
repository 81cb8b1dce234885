import { createDecoder, createListDecoder } from '../decode';
import type { Calls } from './call';
import { checkDescription } from './check-description';
import { encodeChanges, encodeMembers } from './encode-members';
import type { Members } from './member';
import { OPERATIONS, type Operation } from './operations';
import type { Query } from './query';
import { toReader } from './to-reader';
import type { Read, Write } from './values';

/** Shape of a resource, described once for everything that uses it. */
export interface ResourceShape<
  M extends Members,
  Q extends Query,
  O extends Operation,
  C extends Calls,
> {
  /** Name in the errors and links of the tracking API, e.g. `Device`. */
  readonly name: string;
  /** Below `/api`, e.g. `/devices`. */
  readonly path: string;
  /** Area of rights that it falls under, e.g. `devices`. */
  readonly area: string;
  readonly members: M;
  /** Filters of its list. Default none. */
  readonly query?: Q;
  /** Allowed operations. Default all of {@link OPERATIONS}. */
  readonly operations?: readonly O[];
  /** There is one of it, which has no id in its path. Default false. */
  readonly single?: boolean;
  /** This product's server keeps it, whichever tracking API is behind. Default false. */
  readonly ownedByProduct?: boolean;
  /** Names of the resources that may be linked to one of these (`/permissions`). Default none. */
  readonly owns?: readonly string[];
  /** Further calls, by their name in the client. Default none. */
  readonly calls?: C;
}

/**
 * Return value of {@link defineResource}: the whole {@link ResourceShape}, with readers and writers
 * of its items.
 */
export interface ResourceDescription<
  M extends Members = Members,
  Q extends Query = Query,
  O extends Operation = Operation,
  C extends Calls = Record<never, never>,
> extends Required<ResourceShape<M, Q, O, C>> {
  /** Reads one; bears missing and unknown members. Throws ContractError. */
  decode(json: unknown): Read<{ members: M }>;
  /** Reads a list; unreadable ones are left out. Throws ContractError when it is no list. */
  decodeList(json: unknown): Read<{ members: M }>[];
  /** Encodes the body of a create or update: exactly the members that a client may write. */
  encode(input: Write<{ members: M }>): Record<string, unknown>;
  /** Encodes the body of a patch: the changes to members that a client may write. */
  encodeChanges(changes: Partial<Write<{ members: M }>>): Record<string, unknown>;
}

/**
 * Describes a resource. Reading, writing, types, calls, rights and forms come from it. Throws
 * DescriptionError for a member twice or of an unknown kind. Write `@__PURE__` before each call, so
 * that a bundle has only the descriptions it uses.
 */
export function defineResource<
  const M extends Members,
  const Q extends Query = Record<never, never>,
  const O extends Operation = Operation,
  const C extends Calls = Record<never, never>,
>(shape: ResourceShape<M, Q, O, C>): ResourceDescription<M, Q, O, C> {
  checkDescription(shape);
  type Value = Read<{ members: M }>;
  // Compiled at first use: a page reads few of all resources.
  let compiled: { one: (json: unknown) => Value; list: (json: unknown) => Value[] } | undefined;
  const compile = () => {
    if (compiled) return compiled;
    const read = toReader(shape.members);
    compiled = {
      one: createDecoder(shape.name, read),
      list: createListDecoder(shape.name, read),
    };
    return compiled;
  };
  return {
    query: {} as Q,
    operations: OPERATIONS as readonly Operation[] as readonly O[],
    single: false,
    ownedByProduct: false,
    owns: [],
    calls: {} as C,
    ...shape,
    decode: (json) => compile().one(json),
    decodeList: (json) => compile().list(json),
    encodeChanges: (changes) =>
      encodeChanges(shape.members, changes as Readonly<Record<string, unknown>>),
    encode: (input) => encodeMembers(shape.members, input as Readonly<Record<string, unknown>>),
  };
}
