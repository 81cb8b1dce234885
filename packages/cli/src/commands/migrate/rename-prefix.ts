/** Attributes with the prefix of this server in place of another; what is there under the new name stays. */
export function renamePrefix(
  attributes: Readonly<Record<string, unknown>>,
  prefix: { from: string; to: string } | null,
): Record<string, unknown> {
  if (!prefix) return { ...attributes };
  const start = `${prefix.from}.`;
  const entries = Object.entries(attributes).map(([key, value]): [string, unknown] =>
    key.startsWith(start) ? [`${prefix.to}.${key.slice(start.length)}`, value] : [key, value],
  );
  const own = Object.entries(attributes).filter(([key]) => key.startsWith(`${prefix.to}.`));
  return Object.fromEntries([...entries, ...own]);
}
