import type { Resource } from '@rastro/sdk/client';

/** One thing of any resource, its members by name. */
export type Entity = Readonly<Record<string, unknown>> & { readonly id: number };

/** The calls of any resource. */
export type EntityCalls = Resource<Entity, Readonly<Record<string, unknown>>>;

export { callsOf } from '@rastro/sdk/client';
