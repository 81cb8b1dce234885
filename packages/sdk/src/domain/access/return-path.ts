/**
 * Where `?to=` may lead after sign-in: a path of this site, else /home. Guards against open redirects.
 * @param isPublic whether a path, without its query, needs nobody signed in: such a page is no goal
 */
export function resolveReturnPath(
  to: string | null | undefined,
  isPublic: (pathname: string) => boolean,
): string {
  const isOwnPath = !!to && /^\/(?![/\\])/.test(to) && !/[\p{Cc}\\]/u.test(to);
  return isOwnPath && !isPublic(to.split(/[?#]/)[0] ?? '') ? to : '/home';
}
