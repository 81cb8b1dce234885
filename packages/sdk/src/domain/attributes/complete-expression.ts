import { KNOWN_FACTS } from './known-facts';

/**
 * Members of every fix that an expression may name, besides the attributes that its tracker sends.
 */
const FIX_MEMBERS = [
  ...['speed', 'latitude', 'longitude', 'altitude', 'course', 'accuracy', 'valid', 'address'],
  ...['protocol', 'geofenceIds', 'fixTime', 'deviceTime', 'serverTime'],
];
const MAX = 8;

/** A name that may be meant, and the expression with it in its place. */
export interface ExpressionCompletion {
  name: string;
  text: string;
  /** Position of the caret afterwards. */
  caret: number;
}

/**
 * The names that may be meant by what is written before the caret: those of a device's fix first, then those that
 * trackers are known to send. None inside a text, after a figure, or once a name is whole.
 */
export function completeExpression(
  text: string,
  caret: number,
  attributes: Readonly<Record<string, unknown>> = {},
): ExpressionCompletion[] {
  const before = text.slice(0, caret);
  const written = /[A-Za-z_$][\w$]*$/.exec(before)?.[0] ?? '';
  const isInText = (before.match(/['"]/g) ?? []).length % 2 === 1;
  const last = before.slice(0, before.length - written.length).slice(-1);
  if (written === '' || isInText || /[\w$.]/.test(last)) return [];
  const rest = /^[\w$]*/.exec(text.slice(caret))![0];
  const all = new Set([...Object.keys(attributes), ...FIX_MEMBERS, ...KNOWN_FACTS]);
  const isMeant = (name: string): boolean =>
    /^[A-Za-z_$][\w$]*$/.test(name) &&
    name !== written + rest &&
    name.toLowerCase().startsWith(written.toLowerCase());
  const from = before.length - written.length;
  return [...all]
    .filter(isMeant)
    .slice(0, MAX)
    .map((name) => ({
      name,
      text: text.slice(0, from) + name + text.slice(caret + rest.length),
      caret: from + name.length,
    }));
}
