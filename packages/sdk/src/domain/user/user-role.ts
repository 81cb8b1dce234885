/** Roles of an account. */
export const USER_ROLES = ['administrator', 'manager', 'user', 'readonly'] as const;

/** One of {@link USER_ROLES}. */
export type UserRole = (typeof USER_ROLES)[number];

/** The word for what an account may do: a manager has accounts below it, a read-only one changes nothing. */
export function resolveUserRole(user: {
  administrator: boolean;
  readonly: boolean;
  userLimit: number;
}): UserRole {
  if (user.administrator) return 'administrator';
  if (user.readonly) return 'readonly';
  return user.userLimit === 0 ? 'user' : 'manager';
}
