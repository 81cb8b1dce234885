import { listChanges } from '../access/list-changes';

type Members = Readonly<Record<string, unknown>>;

/**
 * Change of one member (`name`, `attributes.color`). `before` and `after` are left out if there was
 * or is no value; a secret is named, but its values are never included.
 */
export interface LogChange {
  member: string;
  before?: unknown;
  after?: unknown;
  isSecret?: true;
  /** Unit of a service plan's figures before and after: `odometer`. */
  counts?: { before?: string; after?: string };
}

/** A longer text is cut, characters. */
const MAX_VALUE_LENGTH = 400;
/** Max number of changes of one action; further ones are left out. */
const MAX_CHANGES = 100;

const SECRET_NAME =
  /pass(?:word|code|phrase|wd)|(?:^|[._-])pass$|senha|contrase|secret|segredo|token|credential|authorization|cookie|(?:^|[._-])(?:pin|puk)$|key$|chave$|codes$/i;
/** The name of a secret inside a value that is text of JSON or an object. */
const SECRET_INSIDE = /"[^"]*(?:password|senha|secret|token|api_?key)[^"]*"\s*:/i;
/** Secrets in an address, as in `?token=…`. */
const SECRET_IN_ADDRESS =
  /([?&;](?:[\w-]*(?:token|key|secret|password|signature))=)[^&#;\s"]+|(:\/\/[^/\s:@]*:)[^/\s@]+(?=@)/gi;

/** True when the name of a member or attribute indicates a secret that must not appear in a log. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/**
 * Lists the differences between two versions of an object, per attribute. Without `before` it lists
 * all of a new one, without `after` all of a removed one. `secrets` are the members that the
 * object's description marks as secret; those with a name like one are also kept secret.
 */
export function describeChanges(
  before: Members | undefined,
  after: Members | undefined,
  secrets: ReadonlySet<string> = new Set(),
): LogChange[] {
  const [old, next] = [before ?? {}, after ?? {}];
  return listChanges(old, next)
    .slice(0, MAX_CHANGES)
    .map((member): LogChange => {
      const values = [readMember(old, member), readMember(next, member)] as const;
      const isSecret =
        secrets.has(member) || isSecretName(member) || values.some((value) => holdsSecret(value));
      if (isSecret) return { member, isSecret };
      const [was, is] = values.map(toLogged);
      return {
        member,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      };
    });
}

const ATTRIBUTES = 'attributes.';

const readMember = (thing: Members, member: string): unknown =>
  member.startsWith(ATTRIBUTES)
    ? readOwn(thing['attributes'], member.slice(ATTRIBUTES.length))
    : readOwn(thing, member);

/** Members are called as people like, `toString` too. */
const readOwn = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null && Object.hasOwn(thing, name)
    ? (thing as Members)[name]
    : undefined;

const holdsSecret = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? SECRET_INSIDE.test(JSON.stringify(value))
    : typeof value === 'string' && SECRET_INSIDE.test(value);

/** A value as it is told: short, without what an address hides, undefined for nothing. */
function toLogged(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const told = text.replace(SECRET_IN_ADDRESS, '$1$2…');
  return told.length > MAX_VALUE_LENGTH ? `${told.slice(0, MAX_VALUE_LENGTH)}…` : told;
}
