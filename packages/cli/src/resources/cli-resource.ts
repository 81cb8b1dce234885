import type { Member, ResourceDescription } from '@rastro/sdk/contract';
import type { MemberWords, ResourceWords } from './words/resource-words';

/** A member that can be an option and a column. */
export interface CliMember {
  /** As the tracking API calls it. */
  member: string;
  /** As people write it: `group` for `groupId`. */
  name: string;
  description: Member;
  words: MemberWords;
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

/** `lastUpdate` is `last-update`. */
export const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

/** `lastUpdate` is `last update`. */
export const toSpaced = (name: string): string => toKebab(name).replaceAll('-', ' ');

/** What a client writes: first what the thing is, then what it refers to. */
export function listWritten({ members }: Pick<CliResource, 'members'>): CliMember[] {
  const written = members.filter(({ description: { writtenBy } }) => !writtenBy);
  const isReference = ({ description: { kind } }: CliMember) => kind === 'reference';
  return [...written.filter((one) => !isReference(one)), ...written.filter(isReference)];
}

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
  const entries = Object.entries(description.members);
  const members = entries
    .filter(([, { kind }]) => kind !== 'id' && kind !== 'attributes' && kind !== 'structure')
    .map(([member, described]) => toMember(member, described, words.members?.[member] ?? {}));
  const labels = members
    .filter(({ description: { search, required } }) => search && required)
    .map(({ member }) => member);
  return {
    description,
    words,
    command: words.command ?? toKebab(registered),
    one,
    many: words.many ?? `${one}s`,
    members,
    hasAttributes: entries.some(([, { kind }]) => kind === 'attributes'),
    labels,
    identity: members.find(({ member }) => member === labels.at(-1)),
    key: members.find(({ member }) => description.query[member] === 'texts'),
    parent: members.find(({ description: { refersTo } }) => refersTo === description.name),
    find,
  };
}

function toMember(member: string, description: Member, words: MemberWords): CliMember {
  const plain = description.refersTo === undefined ? member : member.replace(/Id$/, '');
  return { member, name: words.name ?? plain, description, words };
}
