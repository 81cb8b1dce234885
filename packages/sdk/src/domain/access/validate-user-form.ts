import type { ValidationProblem } from '../errors/validation-problem';

/** The fields of every form that makes a user; `email` may hold a user name (decision 23). */
export type UserFormField = 'name' | 'email' | 'password';

/** The least characters of each field (spec §5). */
export const USER_FORM_MIN_LENGTHS: Readonly<Record<UserFormField, number>> = {
  name: 3,
  email: 4,
  password: 4,
};

const FIELDS = ['name', 'email', 'password'] as const;

/**
 * Validates a user's form: at most one problem a field, in the order of the form; empty when there
 * is none. Blanks around name and e-mail do not count; those of a password do. A server may require
 * longer passwords than the specification: `passwordLength` characters.
 */
export function validateUserForm(
  values: Readonly<Record<UserFormField, string>>,
  passwordLength: number = USER_FORM_MIN_LENGTHS.password,
): (ValidationProblem & { path: UserFormField })[] {
  const problems: (ValidationProblem & { path: UserFormField })[] = [];
  for (const path of FIELDS) {
    const isPassword = path === 'password';
    const { length } = isPassword ? values[path] : values[path].trim();
    const least = isPassword ? passwordLength : USER_FORM_MIN_LENGTHS[path];
    if (length === 0) problems.push({ code: 'MISSING', path, expected: '', found: '' });
    else if (length < least) {
      problems.push({ code: 'TOO_SHORT', path, expected: String(least), found: '' });
    }
  }
  return problems;
}
