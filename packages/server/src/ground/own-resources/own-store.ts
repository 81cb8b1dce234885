import type { Identity } from '../identity/identity';

/** Somebody's thing, as it is kept: by the names of its members, moments in epoch ms. */
export interface OwnItem {
  id: number;
}

/** Store of a resource's things, separate for each account. */
export interface OwnStore<Item extends OwnItem, Input> {
  list(who: Identity, query: URLSearchParams): Promise<Item[]>;
  /** Undefined for somebody else's as for none: nobody can tell them apart. */
  find(who: Identity, id: number): Promise<Item | undefined>;
  /** Throws an `ApiError` where the account has as many as it may. */
  create(who: Identity, input: Input): Promise<Item>;
  update(who: Identity, item: Item, input: Input): Promise<void>;
  /** False when there is none. */
  delete(who: Identity, id: number): Promise<boolean>;
}
