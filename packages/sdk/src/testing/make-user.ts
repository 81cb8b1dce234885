import { user, type User } from '../contract';

/** An account as the server sends it, with no special right. `change` overrides members. */
export function makeUser(change: Partial<User> = {}): User {
  return user.decode({ id: 7, name: 'Ana Lima', email: 'ana@example.test', ...change });
}
