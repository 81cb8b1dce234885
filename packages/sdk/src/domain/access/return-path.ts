/**
 * Resolves the target of `?to=` after sign-in: a path of this site, else /home. Guards against open
 * redirects.
 * @param isPublic true for a path, without its query, that needs no sign-in: such a page is no
 * valid target
 */
export function resolveReturnPath(
  to: string | null | undefined,
  isPublic: (pathname: string) => boolean,
): string {
  const isOwnPath = !!to && /^\/(?![/\\])/.test(to) && !/[\p{Cc}\\]/u.test(to);
  return isOwnPath && !isPublic(to.split(/[?#]/)[0] ?? '') ? to : '/home';
}
