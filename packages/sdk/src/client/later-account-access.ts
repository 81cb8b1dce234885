import type { AccountAccessCalls } from './calls/account-access-calls';
import type { Request } from './request/create-request';

/** Every one of them: a screen asks for one of these long after the first was drawn. */
const CALLS: Readonly<Record<keyof AccountAccessCalls, 1>> = {
  get: 1,
  set: 1,
  suspend: 1,
  restore: 1,
  grantTrust: 1,
  signOut: 1,
  enter: 1,
  useTrust: 1,
  explain: 1,
  readTerms: 1,
  acceptTerms: 1,
  readData: 1,
  planErasure: 1,
  erase: 1,
  readDriverData: 1,
  planDriverErasure: 1,
  eraseDriver: 1,
};

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** The calls for what accounts may do, whose code comes with the first of them. */
export const laterAccountAccess = (request: Request, timeoutMs: number): AccountAccessCalls =>
  Object.fromEntries(
    Object.keys(CALLS).map((name) => {
      const call: Call = async (...given) => {
        const { createAccountAccess } = await import('./create-account-access');
        const calls = createAccountAccess(request, timeoutMs);
        return (calls[name as keyof AccountAccessCalls] as Call)(...given);
      };
      return [name, call];
    }),
    // `CALLS` has every name by its type, which entries of an object lose.
  ) as unknown as AccountAccessCalls;
