import { splitList } from '../engine/notifications/match-notifications';

/** A rule of notifications as a tracking API has it. */
export type RuleJson = Readonly<Record<string, unknown>>;

/** The attribute of a rule that names the channels of this server, beside `notificators` of the tracking API. */
const toKey = (prefix: string): string => `${prefix}.channels`;

const readObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // an object, whatever it holds

/** The channels of this server that a rule names. */
export const readOwnChannels = (rule: RuleJson, prefix: string): string[] =>
  splitList(readObject(rule['attributes'])[toKey(prefix)]);

/** The rule as the console knows it: all its channels in one list. */
export function joinChannels(rule: RuleJson, prefix: string): Record<string, unknown> {
  const own = readOwnChannels(rule, prefix);
  const { [toKey(prefix)]: _own, ...attributes } = readObject(rule['attributes']);
  if (own.length === 0) return { ...rule };
  const all = [...new Set([...splitList(rule['notificators']), ...own])];
  return { ...rule, notificators: all.join(','), attributes };
}

/** Reads the channels and attributes of a rule in the form that the console uses. */
export function readWholeRule(
  {
    notificators,
    attributes,
  }: { notificators: string | null; attributes: Record<string, unknown> },
  prefix: string,
): { notificators: string; attributes: Record<string, unknown> } {
  const { notificators: all } = joinChannels({ notificators, attributes }, prefix);
  return { notificators: splitList(all).join(','), attributes };
}

/**
 * The rule as the tracking API keeps it: one channel that it does not have would keep it from all that come after
 * in the same message of a tracker, and an empty list is such a channel.
 */
export function splitChannels(
  rule: RuleJson,
  prefix: string,
  isOwn: (channel: string) => boolean,
): Record<string, unknown> {
  const { [toKey(prefix)]: _own, ...attributes } = readObject(rule['attributes']);
  const named = splitList(rule['notificators']);
  const own = named.filter(isOwn);
  const theirs = named.filter((channel) => !isOwn(channel));
  return {
    ...rule,
    notificators: theirs.length > 0 ? theirs.join(',') : null,
    attributes: own.length > 0 ? { ...attributes, [toKey(prefix)]: own.join(',') } : attributes,
  };
}
