import type { Member, ResourceDescription } from '@rastro/sdk/contract';
import { type FieldRules, toImportResource } from '@rastro/sdk/domain';
import type { MemberWords, ResourceWords } from './words/resource-words';

/** A member that can be an option and a column. */
export interface CliMember {
  /** Name in the tracking API. */
  member: string;
  /** Name in the command line: `group` for `groupId`. */
  name: string;
  description: Member;
  words: MemberWords & FieldRules;
}

/** A described resource as the command line speaks of it. */
export interface CliResource {
  description: ResourceDescription;
  words: ResourceWords;
  command: string;
  one: string;
  many: string;
  /** All that it is read and written with, but for its id and its attributes. */
  members: readonly CliMember[];
  hasAttributes: boolean;
  /** Texts by which people know one. */
  labels: readonly string[];
  /** The text by which a file tells one from another, the last of {@link labels}; without one the id does. */
  identity: CliMember | undefined;
  /** The text that lists can be asked by, and so names one without reading all. */
  key: CliMember | undefined;
  /** The member that refers to another of the same resource. */
  parent: CliMember | undefined;
  /** The resource of a name, as references say it. Throws for one that is not described. */
  find(name: string): CliResource;
}

/** The resource whose things a member names, one or several. */
export const namedBy = ({ kind, refersTo, idsOf }: Member): string | undefined =>
  kind === 'reference' ? refersTo : idsOf;

/** `lastUpdate` is `last-update`. */
export const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

/** `lastUpdate` is `last update`. */
export const toSpaced = (name: string): string => toKebab(name).replaceAll('-', ' ');

/** Joins descriptions, by their names in the registry, with what the command line says of them. */
export function createCliResources(
  descriptions: Readonly<Record<string, ResourceDescription>>,
  allWords: Readonly<Record<string, ResourceWords>> = {},
): CliResource[] {
  const find = (name: string): CliResource => {
    const found = all.find((resource) => resource.description.name === name);
    if (!found) throw new Error(`No resource is called ${name}`);
    return found;
  };
  const all = Object.entries(descriptions).map(([registered, description]) =>
    createCliResource(registered, description, allWords[registered] ?? {}, find),
  );
  return all;
}

function createCliResource(
  registered: string,
  description: ResourceDescription,
  words: ResourceWords,
  find: CliResource['find'],
): CliResource {
  const one = words.one ?? toSpaced(description.name);
  const imported = toImportResource(description, words.members);
  const members = imported.members as CliMember[]; // made of the members of this description
  return {
    description,
    words,
    command: words.command ?? toKebab(registered),
    one,
    many: words.many ?? `${one}s`,
    ...imported,
    members,
    identity: members.find((one) => one === imported.identity),
    key: members.find(({ member }) => description.query[member] === 'texts'),
    parent: members.find((one) => one === imported.parent),
    find,
  };
}
