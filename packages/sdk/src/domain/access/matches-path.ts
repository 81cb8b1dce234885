/** Whether a path is one of the given; `:name` stands for one part that is not empty. */
export function matchesPath(pathname: string, paths: readonly string[]): boolean {
  const parts = pathname.replace(/(.)\/$/, '$1').split('/');
  return paths.some((path) => {
    const wanted = path.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (part[0] === ':' && !!parts[index]))
    );
  });
}
