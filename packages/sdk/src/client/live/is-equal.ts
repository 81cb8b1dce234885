/** Whether two JSON values say the same. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const leftEntries = Object.entries(left);
  if (leftEntries.length !== Object.keys(right).length) return false;
  const other = new Map<string, unknown>(Object.entries(right));
  return leftEntries.every(([key, value]) => other.has(key) && isEqual(value, other.get(key)));
}
