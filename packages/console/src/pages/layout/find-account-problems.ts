import {
  USER_FORM_MIN_LENGTHS,
  validateUserForm,
  type Phrase,
  type UserFormField,
} from '@rastro/sdk/domain';
import type { WordKey } from '@rastro/sdk/words';

/** What somebody writes who gets an account. */
export type AccountValues = Record<UserFormField, string>;

/** What is wrong with it, by field. */
export type AccountProblems = Partial<Record<UserFormField, Phrase<WordKey>>>;

/** What is wrong with a name, an e-mail and a password that are to be those of a new account. */
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
