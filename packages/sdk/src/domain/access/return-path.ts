import { matchesPath } from './matches-path';
import { PUBLIC_PATHS } from './route-paths';

/** Where `?to=` may lead after sign-in: a path of this site, else /home. Guards against open redirects. */
export function resolveReturnPath(to: string | null | undefined): string {
  const isOwnPath = !!to && /^\/(?![/\\])/.test(to) && !/[\p{Cc}\\]/u.test(to);
  if (!isOwnPath || matchesPath(to.split(/[?#]/)[0] ?? '', PUBLIC_PATHS)) return '/home';
  return to;
}
