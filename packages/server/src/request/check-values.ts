import { isDeepStrictEqual } from 'node:util';
import { type Member, type Members, validateInput } from '@rastro/sdk/contract';
import { fieldInvalid } from './parse-body';

type Body = Readonly<Record<string, unknown>>;

/**
 * Refuses a value that its description does not allow, and a member that is missing, by name. What is
 * stored already is let be: a tracking API may hold what this door would refuse. Throws a 422.
 */
export function checkValues(members: Members, whole: Body, stored?: Body): void {
  const needed = Object.entries<Member>(members).filter(
    ([name, { required, writtenBy }]) => required && !writtenBy && !Object.hasOwn(whole, name),
  );
  const missing = Object.fromEntries(needed.map(([name]) => [name, null]));
  const isStored = (path: string): boolean => {
    const [name = '', ...rest] = path.split('.');
    const key = rest.join('.');
    const read = (from: Body): unknown =>
      key === '' ? from[name] : (from[name] as Body | null | undefined)?.[key];
    return stored !== undefined && isDeepStrictEqual(read(whole) ?? null, read(stored) ?? null);
  };
  const problem = validateInput(members, { ...missing, ...whole }).find(
    ({ path }) => !isStored(path),
  );
  if (problem) throw fieldInvalid(problem);
}
