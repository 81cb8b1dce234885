import type { Members } from '@rastro/sdk/contract';
import { describeChanges, type LogChange } from '@rastro/sdk/domain';
import type { NewLogEntry } from './log-store';

type Body = Readonly<Record<string, unknown>>;

/** A call that changes something, as the gate understood it. */
export interface CallFacts {
  method: string;
  /** Below `/api`: `/devices/{id}`. */
  template: string;
  /** Type of the named thing in the tracking API: `Device`. */
  entity: string | undefined;
  /** The id in its path. */
  id?: number | undefined;
  members?: Members | undefined;
  /** The thing as it was. */
  before?: Body | undefined;
  /** The body. */
  sent?: Body | undefined;
  /** The thing as it was answered. */
  answered?: Body | undefined;
}

/** Facts of a call in a log entry. */
export type ActionFacts = Pick<
  NewLogEntry,
  'action' | 'objectType' | 'objectId' | 'objectName' | 'deviceId' | 'aboutUserId' | 'changes'
>;

const VERBS: Readonly<Record<string, string>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'edit',
  PATCH: 'edit',
  DELETE: 'remove',
};
/** Calls that are called something else than what their method makes of a thing. */
const NAMED: Readonly<Record<string, string>> = {
  'POST /permissions': 'link',
  'DELETE /permissions': 'unlink',
  'POST /commands/send': 'command',
  'POST /server/restart': 'restart',
  'POST /resellers/move': 'move',
};

/** Describes the action of a call, its object and the changes there. */
export function describeAction(call: CallFacts): ActionFacts {
  const { method, template, entity, id, before, sent = {}, answered } = call;
  const isLink = template === '/permissions';
  const isGone = method === 'DELETE' && !isLink;
  const own = /\{\w+\}\/([\w-]+)$/.exec(template)?.[1];
  const isOfThing =
    /^\/[\w-]+(\/[\w-]+)?(\/\{\w+\})?$/.test(template) && !NAMED[`${method} ${template}`];
  const thing = { ...before, ...sent, ...answered };
  const objectType = entity ? entity.charAt(0).toLowerCase() + entity.slice(1) : toType(template);
  const objectId = id ?? (isLink ? 0 : readId(thing['id']));
  const isUser = objectType === 'user';
  return {
    action: NAMED[`${method} ${template}`] ?? own ?? VERBS[method] ?? method.toLowerCase(),
    objectType,
    objectId,
    objectName: readName(thing),
    deviceId: objectType === 'device' ? objectId : readId(thing['deviceId']),
    aboutUserId: isUser ? objectId : isLink ? readId(sent['userId']) : 0,
    changes: withCounts(
      isGone
        ? describeChanges(before, undefined, secretsOf(call.members))
        : readChanges(call, isOfThing && !own),
      objectType === 'maintenance' ? { before, after: isGone ? undefined : thing } : {},
    ),
  };
}

const FIGURES: readonly string[] = ['start', 'period'];

/** Says of the figures of a service plan what they count: metres, hours or days, as its type says. */
function withCounts(
  changes: LogChange[],
  { before, after }: { before?: Body | undefined; after?: Body | undefined },
): LogChange[] {
  if (!before && !after) return changes;
  const [was, is] = [before?.['type'], after?.['type']];
  const counts = {
    ...(typeof was === 'string' && { before: was }),
    ...(typeof is === 'string' && { after: is }),
  };
  return changes.map((change) =>
    FIGURES.includes(change.member) ? { ...change, counts } : change,
  );
}

/** Reads the changes of a thing, or the input of any other call. */
function readChanges(
  { method, before, sent = {}, answered, members }: CallFacts,
  isOfThing: boolean,
) {
  const secrets = new Set([...secretsOf(members), ...linksOf(answered)]);
  if (method === 'DELETE') return describeChanges(sent, undefined, secrets);
  if (!isOfThing) return describeChanges(undefined, sent, secrets);
  const after = answered ?? { ...before, ...sent };
  const changes = describeChanges(before, withoutId(after, before), secrets);
  // A password is written and never answered.
  const written = [...secrets].filter((name) => sent[name]);
  const hidden = written.filter((name) => changes.every(({ member }) => member !== name));
  return [
    ...changes.filter(({ member }) => !secrets.has(member) || written.includes(member)),
    ...hidden.map((member) => ({ member, isSecret: true as const })),
  ];
}

/** The number of a new thing is told beside its name. */
const withoutId = (after: Body, before: Body | undefined): Body => {
  if (before !== undefined) return after;
  const { id: _id, ...rest } = after;
  return rest;
};

/**
 * Names the answered members that contain the token, which opens something, as the link to it does.
 */
const linksOf = ({ token, ...rest }: Body = {}): string[] =>
  typeof token === 'string' && token !== ''
    ? Object.keys(rest).filter((name) => String(rest[name]).includes(token))
    : [];

const secretsOf = (members: Members = {}): ReadonlySet<string> =>
  new Set(
    Object.entries(members)
      .filter(([, { secret, writeOnly }]) => secret || writeOnly)
      .map(([name]) => name),
  );

const readId = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

const readName = (thing: Body): string => {
  const name = [
    'name',
    'personName',
    'description',
    'email',
    'uniqueId',
    'driverName',
    'username',
    'type',
  ]
    .map((member) => thing[member])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name.slice(0, 200) : '';
};

/** `/session/token/revoke` is of a token. */
const toType = (template: string): string =>
  template
    .replace(/^\/session\//, '/')
    .split('/')
    .find((part) => part !== '' && !part.startsWith('{'))
    ?.replace(/(?<!s)s$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? '';
