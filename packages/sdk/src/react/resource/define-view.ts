import type { Phrase } from '../../domain';
import type { MemberKind, Read, ResourceDescription, Write } from '../../contract';

/** Input style of a text where a plain line does not do. */
export type TextStyle = 'lines' | 'day' | 'password' | 'presentPassword' | 'timeZone' | 'color';

/** Members that a client may write. */
type Writable<R extends ResourceDescription> = Extract<keyof Write<R>, string>;

/** Returns a warning on a value, if any. */
export type Warn = (value: unknown) => Phrase | null;

/** Returns true while a member has a meaning beside the form's other values. */
export type IsUsed = (values: Readonly<Record<string, unknown>>) => boolean;

/** A part of a form. */
export interface FormGroup<Name extends string = string> {
  /** Names its words. */
  key: string;
  members: readonly Name[];
  /** Folded away until somebody opens it. */
  folded?: boolean;
  /** Shows how what is painted looks, and changes it. */
  isLook?: boolean;
}

/** An attribute with a name, a type and a unit of its own. */
export interface ViewAttribute {
  key: string;
  type: 'text' | 'number' | 'boolean';
  unit?: string;
}

/** Presentation of a resource's items, beside their description. */
export interface ResourceView<
  R extends ResourceDescription = ResourceDescription,
  Column extends string = string,
  Name extends string = string,
> {
  readonly resource: R;
  /** Columns of its table, the one that names a thing first. */
  readonly columns: readonly Column[];
  /** Parts of its form. */
  readonly form: readonly FormGroup<Name>[];
  /** Texts that are no plain lines. */
  readonly styles?: Readonly<Partial<Record<Name, TextStyle>>> | undefined;
  /** Says of a value that is no mistake what looks wrong with it; null when nothing does. */
  readonly warnings?: Readonly<Partial<Record<Name, Warn>>> | undefined;
  /** Members that only some values of others use: the others hide the field, and what it holds is neither checked nor sent. */
  readonly used?: Readonly<Partial<Record<Name, IsUsed>>> | undefined;
  /** Fields that must say the same as that of a member, by their name: a secret is written twice. */
  readonly repeats?: Readonly<Partial<Record<string, Name>>> | undefined;
  /** Much is lost with a thing: it is deleted by who writes its name. */
  readonly deletesByName?: boolean | undefined;
  /** Attributes that the product knows. */
  readonly attributes: readonly ViewAttribute[];
  /** It is painted on the map: the part of its form that holds its category shows how, and changes its colours, which lie in its attributes. */
  readonly isPainted?: boolean | undefined;
}

/** Kinds that a form has a field for. */
const FIELD_KINDS: ReadonlySet<MemberKind> = new Set([
  'text',
  'number',
  'flag',
  'choice',
  'moment',
  'reference',
  'attributes',
]);

/**
 * Says how a resource is shown: columns of its table, parts of its form. A part is a list of members,
 * or has a key for its words. Throws an Error that names the member when the resource has no such
 * member, or when a form cannot hold it.
 */
export function defineView<const R extends ResourceDescription>(
  resource: R,
  shape: {
    columns: readonly Extract<keyof Read<R>, string>[];
    form: readonly (readonly Writable<R>[] | FormGroup<Writable<R>>)[];
    styles?: Partial<Record<Writable<R>, TextStyle>>;
    warnings?: Partial<Record<Writable<R>, Warn>>;
    used?: Partial<Record<Writable<R>, IsUsed>>;
    /** Members that the host of the form draws: of any kind. */
    drawn?: readonly Writable<R>[];
    /** Members that are written twice. */
    repeated?: readonly Writable<R>[];
    deletesByName?: boolean;
    attributes?: readonly ViewAttribute[];
    isPainted?: boolean;
  },
): ResourceView<R, Extract<keyof Read<R>, string>, Writable<R>> {
  const fail = (name: string, reason: string): never => {
    throw new Error(`View of ${resource.name}: ${name} ${reason}`);
  };
  const form = shape.form.map((group, index) =>
    'key' in group ? group : { key: index === 0 ? 'main' : `part${index + 1}`, members: group },
  );
  for (const name of shape.columns) {
    if (!resource.members[name]) fail(name, 'is no member');
  }
  const seen = new Set<string>();
  for (const name of form.flatMap(({ members }) => members)) {
    const member = resource.members[name] ?? fail(name, 'is no member');
    if (member.writtenBy) fail(name, 'is written by the server alone');
    const isDrawn = shape.drawn?.includes(name as Writable<R>); // of whatever name, or not
    if (!isDrawn && !FIELD_KINDS.has(member.kind))
      fail(name, `is of a kind without a field: ${member.kind}`);
    if (seen.has(name)) fail(name, 'stands twice in the form');
    seen.add(name);
  }
  for (const name of Object.keys(shape.warnings ?? {})) {
    const kind = resource.members[name]?.kind;
    if (kind !== 'text' && kind !== 'number') fail(name, 'is neither text nor number: no warning');
  }
  const { columns, styles, warnings, repeated = [], deletesByName, attributes = [] } = shape;
  const { isPainted, used } = shape;
  const again = (name: string) => `${name}Again`;
  for (const name of Object.keys(shape.used ?? {})) {
    if (!seen.has(name)) fail(name, 'is not in the form');
  }
  for (const name of repeated) if (!seen.has(name)) fail(name, 'is not in the form');
  const withRepeats = form.map((group) => ({
    ...group,
    ...(isPainted && group.members.some((name) => name === 'category') ? { isLook: true } : {}),
    members: group.members.flatMap((name) =>
      repeated.includes(name) ? [name, again(name) as typeof name] : [name],
    ),
  }));
  const repeats = Object.fromEntries(repeated.map((name) => [again(name), name]));
  return {
    resource,
    columns,
    styles,
    warnings,
    used,
    repeats,
    deletesByName,
    attributes,
    isPainted,
    form: withRepeats,
  };
}
