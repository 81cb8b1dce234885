/** Returns an account's role, in a word. */
export function describeRole(user: {
  administrator: boolean;
  readonly: boolean;
  userLimit: number;
}): string {
  if (user.administrator) return 'administrator';
  if (user.readonly) return 'read-only';
  return user.userLimit !== 0 ? 'manager' : 'user';
}
