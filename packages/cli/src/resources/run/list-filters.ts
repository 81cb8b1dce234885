import type { CliMember, CliResource } from '../cli-resource';

/** Filters of a list, beside a text search: an option each. */
export type ListFilter = { name: string } & (
  | { kind: 'choice'; member: CliMember }
  /** Filter by a referenced thing, with all below it. */
  | { kind: 'reference'; member: CliMember; resource: CliResource }
  /** An end of a period: the server wants both. */
  | { kind: 'date' }
  /** Filter by a linked thing; resolved by the server. */
  | { kind: 'linked'; parameter: string; resource: CliResource }
);

/** The filters of a resource, from its members and from the parameters of its list. */
export function listFilters({ members, description, find }: CliResource): ListFilter[] {
  const filters: ListFilter[] = [];
  for (const member of members) {
    const { kind, refersTo, writtenBy } = member.description;
    const { name } = member;
    if (kind === 'choice') filters.push({ kind, name, member });
    if (refersTo !== undefined && !writtenBy) {
      filters.push({ kind: 'reference', name, member, resource: find(refersTo) });
    }
  }
  for (const [parameter, kind] of Object.entries(description.query)) {
    const name = parameter.replace(/Id$/, '');
    if (kind === 'date') filters.push({ kind, name });
    if (kind !== 'int' || name === parameter || filters.some((other) => other.name === name)) {
      continue;
    }
    const refersTo = description.members[parameter]?.refersTo;
    const resource = find(refersTo ?? name.charAt(0).toUpperCase() + name.slice(1));
    filters.push({ kind: 'linked', name, parameter, resource });
  }
  return filters;
}
