/** True when two JSON values are equal. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [known, other] = [left as Record<string, unknown>, right as Record<string, unknown>];
  const keys = Object.keys(known);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(known[key], other[key]))
  );
}
