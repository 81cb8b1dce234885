import type { Member, MemberKind, ResourceDescription } from '@rastro/sdk/contract';
import type { Entity, Field, FieldKind } from './entity';

type Difference = Partial<Omit<Field, 'name'>>;

/** What the engine adds to a description. */
interface EntityAdditions {
  /** Default the path, as in `devices`. */
  table?: string;
  lenient?: boolean;
  joinSql?: string;
  linkColumn?: string;
  seenView?: string;
  linkTable?: string;
  /** How members differ from what their description says; those that the server writes say how they are read. */
  members?: Readonly<Record<string, Difference>>;
}

const KINDS: Readonly<Partial<Record<MemberKind, FieldKind>>> = {
  text: 'text',
  choice: 'text',
  area: 'text',
  schedule: 'text',
  numbers: 'text',
  flag: 'boolean',
  moment: 'time',
  reference: 'reference',
  attributes: 'attributes',
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

function toField(name: string, member: Member, difference: Difference = {}): Field {
  const kind =
    member.kind === 'number' ? (member.whole ? 'integer' : 'double') : KINDS[member.kind];
  if (!kind) throw new Error(`The engine keeps no member of the kind ${member.kind}: ${name}`);
  if (member.writtenBy && difference.readSql === undefined) {
    throw new Error(`The server writes ${name}, and nothing says how it is read`);
  }
  return {
    name,
    kind,
    column: member.writtenBy ? null : snake(name),
    ...(member.required
      ? { required: true }
      : member.kind === 'choice' && { fallback: member.fallback }),
    ...(member.trim && { trimmed: true }),
    ...(member.refersTo !== undefined && { refersTo: member.refersTo }),
    ...difference,
  };
}

/**
 * The entity of a described resource: its members, path, search and order are those of the description.
 * Throws where the two do not fit: a difference of a member that is not described, a member that the
 * server writes and nobody reads.
 */
export function toEntity(resource: ResourceDescription, additions: EntityAdditions = {}): Entity {
  const { name, members } = resource;
  const { members: differences = {}, ...more } = additions;
  const kept = Object.entries(members).filter(
    ([, { kind, ownedByProduct }]) => kind !== 'id' && !ownedByProduct,
  );
  const odd = Object.keys(differences).find((member) => !kept.some(([known]) => known === member));
  if (odd !== undefined) throw new Error(`${name} has no member ${odd}`);
  const path = resource.path.slice(1);
  const property = name.toLowerCase();
  return {
    name,
    path,
    table: path,
    fields: [...kept]
      // A Traccar answers attributes first, and so does the list that comes from memory.
      .sort(([, a], [, b]) => Number(b.kind === 'attributes') - Number(a.kind === 'attributes'))
      .map(([member, facts]) => toField(member, facts, differences[member])),
    sortColumn: snake(kept.find(([, { sort }]) => sort)?.[0] ?? 'id'),
    keywordColumns: kept.filter(([, { search }]) => search).map(([member]) => snake(member)),
    linkColumn: `${property}_id`,
    seenView: `user_${property}`,
    linkTable: `user_${property}`,
    ...more,
  };
}
