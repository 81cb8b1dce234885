import { HOUR_MS } from '@rastro/sdk/domain';
import type { Unit } from '../../../db/database';
import { ApiError } from '../../../request/api-error';
import { codeAt, findCodeStep } from '../../../upstream/one-time-code';
import {
  type Credentials,
  isRefusal,
  type Refusal,
  type SignInOptions,
  type Upstream,
} from '../../../upstream/upstream';
import { readCodeKey } from '../../../ground/sessions/read-code-key';
import type { RecoveryCodes } from './recovery-codes';
import { useCodeStep } from './use-code-step';

interface SignInParts {
  upstream: Pick<Upstream, 'signIn' | 'send' | 'origin'>;
  db: Unit;
  recoveryCodes: RecoveryCodes;
  clock: () => number;
}

/** Signs in with e-mail, password and, where the account has a key, a one-time or a recovery code. */
export type SignInWithCode = (
  credentials: Credentials,
  options: SignInOptions,
) => Promise<{ userId: number } | Refusal>;

const ONE_TIME = /^\d{6}$/;
/** Refusal of a wrong code, in Traccar's words. */
const CODE_WRONG: Refusal = { status: 400, message: 'User authorization failed' };
/** The tracking API let the code in, whatever its clock says: its step is looked for an hour around. */
const STEPS_APART = HOUR_MS / 30_000;

/** True for the refusal of a code beside the right password. */
export const isCodeWrong = ({ status, message }: Refusal): boolean =>
  status === 400 && message.startsWith(CODE_WRONG.message);

/** The refusal of a one-time or recovery code. */
export const codeWrong = (status = 422): ApiError =>
  new ApiError(
    status,
    'ONE_TIME_CODE_WRONG',
    'The one-time code is wrong, too old, or was used already. Wait for the next one.',
    { field: 'code' },
  );

/** Lets each code in once, over the embedded engine and over a tracking server elsewhere alike. */
export function createSignInWithCode(parts: SignInParts): SignInWithCode {
  const { upstream, db, recoveryCodes, clock } = parts;

  /** False when a code of this half minute or of a later one has let in before. */
  const useUp = async (userId: number, code: string): Promise<boolean> => {
    const key = await readCodeKey(upstream, userId);
    if (key === undefined) return true;
    const step = findCodeStep(key, code, clock(), STEPS_APART);
    if (step === undefined) return false;
    return useCodeStep(db, { origin: upstream.origin, userId }, step);
  };

  const signInByRecoveryCode: SignInWithCode = async ({ email, password, code = '' }, options) => {
    const found = await recoveryCodes.find(code);
    const standIn = found && codeAt(found.key, clock());
    const answer = await upstream.signIn(
      { email, password, ...(standIn !== undefined && { code: standIn }) },
      options,
    );
    if (isRefusal(answer)) return answer.needsCode ? CODE_WRONG : answer;
    if (found === undefined) return answer;
    const isOwn = answer.userId === found.userId;
    return isOwn && (await recoveryCodes.take(code)) ? answer : CODE_WRONG;
  };

  return async (credentials, options) => {
    const code = credentials.code?.replace(/\s/g, '') ?? '';
    const { email, password } = credentials;
    if (code === '') return upstream.signIn({ email, password }, options);
    if (!ONE_TIME.test(code)) return signInByRecoveryCode({ email, password, code }, options);
    const answer = await upstream.signIn({ email, password, code }, options);
    if (isRefusal(answer)) return answer;
    return (await useUp(answer.userId, code)) ? answer : CODE_WRONG;
  };
}
