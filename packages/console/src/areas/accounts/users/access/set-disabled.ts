import type { User } from '@rastro/sdk/contract';

/** Max concurrent changes: a browser's own limit of requests to one server. */
const AT_ONCE = 5;

/** Failures of a change to several accounts. */
export interface ChangeOutcome {
  failed: readonly { user: User; error: unknown }[];
}

/** Keeps accounts out or lets them in, a few at a time; one that fails stops no other. */
export async function setDisabled(
  users: readonly User[],
  patch: (id: number, changes: { disabled: boolean }) => Promise<unknown>,
  disabled: boolean,
): Promise<ChangeOutcome> {
  const failed: { user: User; error: unknown }[] = [];
  const left = [...users];
  const work = async () => {
    for (let user = left.shift(); user; user = left.shift()) {
      try {
        await patch(user.id, { disabled });
      } catch (error) {
        failed.push({ user, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { failed };
}
