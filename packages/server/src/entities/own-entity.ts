import type { ResourceDescription } from '@rastro/sdk/contract';
import type { Entity } from './entity';
import { type EntityAdditions, toEntity } from './to-entity';

/** An entity that the product keeps beside the tracking API, whichever that is. */
export interface OwnEntity extends Entity {
  description: ResourceDescription;
  /** Alias of the table with `tracking_origin` and `user_id`: whose a thing is. */
  ownerAlias: string;
}

/** The entity of a resource that the product keeps. Its owner stands in its own table, where nothing else is said. */
export const toOwnEntity = (
  description: ResourceDescription,
  { ownerAlias = 't', ...additions }: EntityAdditions & { ownerAlias?: string } = {},
): OwnEntity => ({ ...toEntity(description, additions), description, ownerAlias });
