import { USER_FORM_MIN_LENGTHS, validateUserForm } from '@rastro/sdk/domain';
import type { FieldProblem } from '@rastro/sdk/resource';
import type { Translate } from '@rastro/sdk/words';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What is wrong with the form of an account by the floors of the specification (§5). Without a new
 * password an account keeps its own; `least` is how long a new one is.
 */
export function findUserProblems(
  t: Translate,
  values: Readonly<Record<string, unknown>>,
  { isNew, isSelf, least }: { isNew: boolean; isSelf: boolean; least: number },
): readonly FieldProblem[] {
  const name = toText(values['name']);
  const email = toText(values['email']);
  const password = toText(values['password']);
  const isSet = isNew || password !== '';
  const floors = validateUserForm({ name, email, password }, least)
    .filter(({ path }) => path !== 'password' || isSet)
    .map(({ path }) => {
      const count = path === 'password' ? least : USER_FORM_MIN_LENGTHS[path];
      return { name: path, text: t(`error.setup.${path}`, { count }) };
    });
  const isUnproved = isSelf && password !== '' && toText(values['currentPassword']) === '';
  return isUnproved
    ? [...floors, { name: 'currentPassword', text: t('users.currentPassword.missing') }]
    : floors;
}
