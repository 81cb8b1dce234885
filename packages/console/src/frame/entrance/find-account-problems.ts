import {
  USER_FORM_MIN_LENGTHS,
  validateUserForm,
  type Phrase,
  type UserFormField,
} from '@rastro/sdk/domain';
import type { WordKey } from '@rastro/sdk/words';

/** Values of the form for a new account. */
export type AccountValues = Record<UserFormField, string>;

/** Errors in the values, by field. */
export type AccountProblems = Partial<Record<UserFormField, Phrase<WordKey>>>;

/** Validates the name, e-mail and password of a new account. */
export function findAccountProblems(
  values: AccountValues,
  passwordLength: number,
): AccountProblems {
  const problems: AccountProblems = {};
  for (const { path } of validateUserForm(values, passwordLength)) {
    const count = path === 'password' ? passwordLength : USER_FORM_MIN_LENGTHS[path];
    problems[path] = { key: `error.setup.${path}`, params: { count } };
  }
  return problems;
}
