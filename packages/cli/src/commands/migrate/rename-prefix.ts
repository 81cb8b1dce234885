/** First parts of the keys of a Traccar's own settings: no prefix of anybody's product. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  ...['command', 'coordinates', 'decoder', 'event', 'filter', 'forward', 'geocoder', 'geolocation'],
  ...['mail', 'media', 'notification', 'notificator', 'processing', 'report', 'server', 'sms'],
  ...['status', 'telegram', 'time', 'ui', 'users', 'values', 'web'],
]);

/** True where the keys `PREFIX.…` are settings of the tracking server itself, which keep their names. */
export const isServersOwn = (prefix: string): boolean => OF_THE_SERVER.has(prefix.toLowerCase());

/** Attributes with the prefix of this server in place of another; what is there under the new name stays. */
export function renamePrefix(
  attributes: Readonly<Record<string, unknown>>,
  prefix: { from: string; to: string } | null,
): Record<string, unknown> {
  if (!prefix || isServersOwn(prefix.from)) return { ...attributes };
  const start = `${prefix.from}.`;
  const entries = Object.entries(attributes).map(([key, value]): [string, unknown] =>
    key.startsWith(start) ? [`${prefix.to}.${key.slice(start.length)}`, value] : [key, value],
  );
  const own = Object.entries(attributes).filter(([key]) => key.startsWith(`${prefix.to}.`));
  return Object.fromEntries([...entries, ...own]);
}
