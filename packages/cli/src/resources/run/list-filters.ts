import type { CliMember, CliResource } from '../cli-resource';

/** What a list can be narrowed by, beside words: an option each. */
export type ListFilter = { name: string } & (
  | { kind: 'choice'; member: CliMember }
  /** What a member refers to, with all below it. */
  | { kind: 'reference'; member: CliMember; resource: CliResource }
  /** An end of a period: the server wants both. */
  | { kind: 'date' }
  /** What is linked to a thing: the server knows. */
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
