import type { Member, MemberKind, ResourceDescription } from '@rastro/sdk/contract';
import type { Entity, Field, FieldKind } from './entity';

type Difference = Partial<Omit<Field, 'name'>>;

/** Additions to a description by the code that stores the entity. */
export interface EntityAdditions {
  /** Default the path in snake_case, as in `devices`. */
  table?: string;
  /** Default `id`. */
  idColumn?: string;
  /** Keeps all that clients write and no difference names. Default each member has a column. */
  jsonColumn?: string;
  lenient?: boolean;
  joinSql?: string;
  linkColumn?: string;
  seenView?: string;
  linkTable?: string;
  /**
   * Differences of members from their description; those that the server writes say how they are
   * read.
   */
  members?: Readonly<Record<string, Difference>>;
}

const KINDS: Readonly<Partial<Record<MemberKind, FieldKind>>> = {
  text: 'text',
  choice: 'text',
  area: 'text',
  schedule: 'text',
  numbers: 'json',
  flag: 'boolean',
  moment: 'time',
  reference: 'reference',
  attributes: 'attributes',
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** Table of each entity, and entity of each table. */
const tables = new Map<string, string>();
const owners = new Map<string, string>();

/** Refuses a name or a table that another entity has. */
function claim({ name, table }: Entity): void {
  if ((tables.get(name) ?? table) !== table) throw new Error(`${name} is an entity already`);
  const owner = owners.get(table) ?? name;
  if (owner !== name) throw new Error(`${name} and ${owner} lie in one table: ${table}`);
  tables.set(name, table);
  owners.set(table, name);
}

function toField(
  name: string,
  member: Member,
  { difference = {}, jsonColumn }: { difference?: Difference; jsonColumn?: string | undefined },
): Field {
  const kind =
    member.kind === 'number' ? (member.whole ? 'integer' : 'double') : KINDS[member.kind];
  if (!kind) throw new Error(`Nothing keeps a member of the kind ${member.kind}: ${name}`);
  if (member.writtenBy && difference.readSql === undefined) {
    throw new Error(`The server writes ${name}, and nothing says how it is read`);
  }
  const inJson =
    jsonColumn !== undefined && !member.writtenBy && Object.keys(difference).length === 0;
  return {
    name,
    kind,
    column: member.writtenBy || inJson ? null : snake(name),
    ...(inJson && { inJson, readSql: `t.${jsonColumn} -> '${name}'` }),
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
 * server writes and nobody reads. Throws too for a name or a table that another entity has.
 */
export function toEntity(resource: ResourceDescription, additions: EntityAdditions = {}): Entity {
  const { name, members } = resource;
  const { members: differences = {}, ...more } = additions;
  const { jsonColumn } = more;
  const kept = Object.entries(members).filter(
    ([, { kind, ownedByProduct }]) => kind !== 'id' && !ownedByProduct,
  );
  const odd = Object.keys(differences).find((member) => !kept.some(([known]) => known === member));
  if (odd !== undefined) throw new Error(`${name} has no member ${odd}`);
  const path = resource.path.slice(1);
  const property = name.toLowerCase();
  const entity: Entity = {
    name,
    path,
    table: path.replaceAll(/\W/g, '_'),
    fields: [...kept]
      // A Traccar answers attributes first, and so does the list that comes from memory.
      .sort(([, a], [, b]) => Number(b.kind === 'attributes') - Number(a.kind === 'attributes'))
      .map(([member, facts]) =>
        toField(member, facts, { difference: differences[member], jsonColumn }),
      ),
    sortColumn: snake(kept.find(([, { sort }]) => sort)?.[0] ?? 'id'),
    keywordColumns: kept.filter(([, { search }]) => search).map(([member]) => snake(member)),
    linkColumn: `${property}_id`,
    seenView: `user_${property}`,
    linkTable: `user_${property}`,
    ...more,
  };
  claim(entity);
  return entity;
}
