import type { Resource, TrackingClient } from '@rastro/sdk/client';
import type { ResourceDescription } from '@rastro/sdk/contract';

/** One thing of any resource, its members by name. */
export type Entity = Readonly<Record<string, unknown>> & { readonly id: number };

/** The calls of any resource. */
export type EntityCalls = Resource<Entity, Readonly<Record<string, unknown>>>;

/** The calls of a resource of which no more is known than its description. */
export const callsOf = (client: TrackingClient, description: ResourceDescription): EntityCalls =>
  client.resource(description) as unknown as EntityCalls;
