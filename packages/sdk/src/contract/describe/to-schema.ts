import * as z from 'zod/mini';
import type { Members } from './member';
import { toMemberSchema } from './read-member';
import type { Read } from './values';

/** How an object of these members is read; it leaves unknown members out. */
export function toSchema<M extends Members>(members: M): z.ZodMiniType<Read<{ members: M }>> {
  const read = Object.entries(members).filter(([, member]) => !member.writeOnly);
  const shape = Object.fromEntries(read.map(([name, member]) => [name, toMemberSchema(member)]));
  return z.object(shape) as unknown as z.ZodMiniType<Read<{ members: M }>>;
}
