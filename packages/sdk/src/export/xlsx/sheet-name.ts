/** A sheet may be called anything but these signs, in 31 characters, and no two alike. */
export function toSheetName(name: string, taken: Set<string>): string {
  const plain = name
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
    .slice(0, 28);
  let free = plain || 'Sheet';
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${plain} ${count}`.trim();
  taken.add(free.toLowerCase());
  return free;
}
