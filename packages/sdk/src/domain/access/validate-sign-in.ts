/** Validates a sign-in form: FILL_ALL_FIELDS when a field is empty (spec §5), else null. */
export function validateSignIn(fields: {
  email: string;
  password: string;
}): 'FILL_ALL_FIELDS' | null {
  return fields.email.trim() === '' || fields.password === '' ? 'FILL_ALL_FIELDS' : null;
}
