import { USER_FORM_MIN_LENGTHS, validateUserForm } from '@rastro/sdk/domain';
import type { FieldProblem } from '@rastro/sdk/resource';
import type { Translate } from '@rastro/sdk/words';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

type Account = Readonly<{ email: string; login: string | null }>;

/** What somebody signs in with beside the password. */
const SIGN_IN_NAMES = ['email', 'login'] as const;

/**
 * What is wrong with the form of an account by the floors of the specification (§5). An account that is
 * `stored` keeps its password without a new one; `least` is how long a new one is. Who changes what he
 * signs in with proves himself.
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
