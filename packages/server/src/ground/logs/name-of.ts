import { MINUTE_MS } from '@rastro/sdk/domain';

const MAX_NAMES = 1_000;

/**
 * Reads accounts' display names, name and e-mail, cached for a minute; '' for a deleted account.
 */
export function createNameOf(
  readUser: (userId: number) => Promise<string>,
  clock: () => number,
): (userId: number) => Promise<string> {
  const known = new Map<number, { name: Promise<string>; untilMs: number }>();
  const read = async (userId: number): Promise<string> => {
    const { name = '', email = '' } = JSON.parse(await readUser(userId)) as Record<string, string>;
    return name && email && name !== email ? `${name} <${email}>` : name || email;
  };
  return async (userId) => {
    if (userId === 0) return '';
    const found = known.get(userId);
    if (found && found.untilMs > clock()) return found.name;
    if (known.size >= MAX_NAMES) known.clear();
    // Nothing fails because nobody could be asked for a name; who asks next asks again.
    const name = read(userId).catch(() => {
      known.delete(userId);
      return '';
    });
    known.set(userId, { name, untilMs: clock() + MINUTE_MS });
    return name;
  };
}
