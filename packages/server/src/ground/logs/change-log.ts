import { randomUUID } from 'node:crypto';
import { outcomeOfStatus } from '@rastro/sdk/domain';
import type { Unit } from '../../db/database';
import type { Identity } from '../identity/identity';
import { ApiError } from '../../request/api-error';
import type { UpstreamContext, UpstreamResponse } from '../../upstream/upstream';
import { type ActionFacts, type CallFacts, describeAction } from './describe-action';
import type { LogStore, NewLogEntry } from './log-store';

type Alongside = NonNullable<UpstreamContext['alongside']>;

/** Author of an action, and their address. */
export interface LoggedBy {
  userId: number;
  /** Account that had logged in as this one. */
  byUserId?: number | undefined;
  /** The key that a program came with, by its name. */
  keyName?: string | undefined;
  address: string;
}

/** The same of an identity. */
export const loggedBy = (identity: Identity, { ip }: { ip: string }): LoggedBy => ({
  userId: identity.userId,
  address: ip,
  ...(identity.kind === 'session' && { byUserId: identity.session.byUserId }),
  ...(identity.kind === 'token' && { keyName: identity.token.keyName }),
});

/** A call that is written down. */
export interface LoggedCall extends LoggedBy {
  call: Omit<CallFacts, 'answered'>;
  /** True when the store writes the thing in a transaction that the log can share. */
  isTogether: boolean;
}

/** Log of people's actions, written while they happen. */
export interface ChangeLog {
  /**
   * Makes a call and writes it down: in the transaction of the change where there is one to share, else
   * its intent before and its result after, so that nothing that was done is missing. Throws what the call throws.
   */
  around(
    logged: LoggedCall,
    run: (alongside: Alongside | undefined) => Promise<UpstreamResponse>,
  ): Promise<UpstreamResponse>;
  /** Writes down what was done. */
  note(by: LoggedBy, facts: Partial<ActionFacts> & Pick<ActionFacts, 'action'>): Promise<void>;
}

/** Dependencies of the log. */
export interface ChangeLogOptions {
  store: Pick<LogStore, 'add' | 'settle'>;
  /** Reads an account's display name, which the log keeps from then on. */
  nameOf(userId: number): Promise<string>;
  /** A result could not be written down: it stays unknown. */
  onFault(error: unknown): void;
}

const NOTHING: Omit<NewLogEntry, 'reference' | keyof LoggedBy | 'userName' | 'byUserName'> = {
  action: '',
  objectType: '',
  objectId: 0,
  objectName: '',
  deviceId: 0,
  aboutUserId: 0,
  outcome: 'done',
  reason: '',
  changes: [],
};

/** Writes to a store what is done through it. */
export function createChangeLog({ store, nameOf, onFault }: ChangeLogOptions): ChangeLog {
  const begin = async ({
    userId,
    byUserId = 0,
    keyName = '',
    address,
  }: LoggedBy): Promise<NewLogEntry> => ({
    ...NOTHING,
    reference: randomUUID(),
    userId,
    byUserId,
    keyName,
    address,
    userName: await nameOf(userId),
    byUserName: await nameOf(byUserId),
  });

  return {
    async around({ call, isTogether, ...by }, run) {
      const entry = await begin(by);
      const ended = (answer: UpstreamResponse): NewLogEntry => ({
        ...entry,
        ...describeAction({ ...call, answered: readObject(answer) }),
        outcome: outcomeOfStatus(answer.status),
        reason: answer.status < 400 ? '' : String(answer.status),
      });
      if (!isTogether) await store.add({ ...entry, ...describeAction(call), outcome: 'running' });
      // What was done stays done, and what was refused is told as that, also when this fails.
      const end = (entry: NewLogEntry): Promise<void> =>
        (isTogether ? store.add(entry) : store.settle(entry)).catch(onFault);
      let isWritten = false;
      const alongside = async (unit: Unit, answer: UpstreamResponse): Promise<void> => {
        if (answer.status >= 400) return;
        await store.add(ended(answer), unit);
        isWritten = true;
      };
      try {
        const answer = await run(isTogether ? alongside : undefined);
        const isDone = answer.status < 400;
        // A refusal by rights is written down with its rule, where that is known.
        const isKnown = isDone ? isWritten : isTogether && answer.status === 403;
        if (!isKnown) await end(ended(answer));
        return answer;
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 500;
        const reason = error instanceof ApiError ? error.code : 'INTERNAL_ERROR';
        const outcome = outcomeOfStatus(status);
        await end({ ...entry, ...describeAction(call), outcome, reason });
        throw error;
      }
    },
    async note(by, facts) {
      await store.add({ ...(await begin(by)), ...facts });
    },
  };
}

/** Reads the answer, if it is a single object. */
function readObject({ body, status }: UpstreamResponse): Record<string, unknown> | undefined {
  if (status >= 400 || typeof body !== 'string' || !body.startsWith('{')) return undefined;
  return JSON.parse(body) as Record<string, unknown>;
}
