import type { z } from 'zod';
import type { RouteAccess } from './route-access';

/**
 * Content of a response: nothing, text, a file's bytes, items of a resource by its entity's name,
 * or members of its own.
 */
export type DescribedAnswer = 'none' | 'text' | 'bytes' | { entity: string } | z.ZodType;

/** API documentation of a call that is not a row of the gate. */
export interface DescribedCall {
  /** One sentence: what it does. */
  summary: string;
  /** By its name in the query. */
  query?: Readonly<Record<string, z.ZodType>>;
  body?: z.ZodType;
  /** The body is a file of this media type. */
  bodyType?: string;
  answer: DescribedAnswer;
  /** Default 200, or 204 where nothing is answered. */
  status?: number;
  who: RouteAccess;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: DescribedCall;
  }
}

/** The options of a route with what the document of the API says of it, and who may call it. */
export const describeCall = <const O extends { config?: object; bodyLimit?: number }>(
  call: DescribedCall,
  options?: O,
): O & { config: { call: DescribedCall; who: RouteAccess } } =>
  ({ ...options, config: { ...options?.config, call, who: call.who } }) as O & {
    config: { call: DescribedCall; who: RouteAccess };
  };
