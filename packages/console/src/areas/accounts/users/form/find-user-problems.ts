import { USER_FORM_MIN_LENGTHS, validateUserForm } from '@rastro/sdk/domain';
import type { FieldProblem } from '@rastro/sdk/resource';
import type { Translate } from '@rastro/sdk/words';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

type Account = Readonly<{ email: string; login: string | null }>;

/** Members that a user signs in with, besides the password. */
const SIGN_IN_NAMES = ['email', 'login'] as const;

/**
 * Finds the problems of an account's form, by the minimum lengths of the specification (§5). A
 * `stored` account keeps its password when no new one is entered; `least` is the min length of a
 * new one. Users who change their own sign-in data must enter their current password.
 */
export function findUserProblems(
  t: Translate,
  values: Readonly<Record<string, unknown>>,
  { stored, isSelf, least }: { stored: Account | null; isSelf: boolean; least: number },
): readonly FieldProblem[] {
  const name = toText(values['name']);
  const email = toText(values['email']);
  const password = toText(values['password']);
  const isSet = stored === null || password !== '';
  const floors = validateUserForm({ name, email, password }, least)
    .filter(({ path }) => path !== 'password' || isSet)
    .map(({ path }) => {
      const count = path === 'password' ? least : USER_FORM_MIN_LENGTHS[path];
      return { name: path, text: t(`error.setup.${path}`, { count }) };
    });
  const isProofNeeded =
    password !== '' ||
    SIGN_IN_NAMES.some((member) => toText(values[member]) !== toText(stored?.[member]));
  const isUnproved = isSelf && isProofNeeded && toText(values['currentPassword']) === '';
  return isUnproved
    ? [...floors, { name: 'currentPassword', text: t('users.currentPassword.missing') }]
    : floors;
}
