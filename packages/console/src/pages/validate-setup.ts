import type { TextKey } from '../i18n/dictionaries';

/** The fields of the first-run form. */
export type SetupField = 'code' | 'name' | 'email' | 'password';

/** What was typed into the first-run form. */
export type SetupValues = Record<SetupField, string>;

/** Form minimums (spec §9): name 3 characters, user name and password 4. */
const MIN_LENGTHS: Record<SetupField, { length: number; problem: TextKey }> = {
  code: { length: 1, problem: 'error.code.SETUP_CODE_WRONG' },
  name: { length: 3, problem: 'error.setup.name' },
  email: { length: 4, problem: 'error.setup.email' },
  password: { length: 4, problem: 'error.setup.password' },
};

/** What is wrong with each field of the first-run form; empty when nothing is. */
export function validateSetup(values: SetupValues): Partial<Record<SetupField, TextKey>> {
  const problems: Partial<Record<SetupField, TextKey>> = {};
  for (const field of ['code', 'name', 'email', 'password'] as const) {
    const typed = field === 'password' ? values[field] : values[field].trim();
    const { length, problem } = MIN_LENGTHS[field];
    if (typed.length < length) problems[field] = problem;
  }
  return problems;
}
