import { FIELD_RULES } from './field-rules';
import type { FieldRules, ImportField, ImportMember, ImportResource } from './types';

/** Lists the members that a client writes: first its own values, then its references. */
export function listWritten<Field extends ImportField>({
  members,
}: {
  members: readonly Field[];
}): Field[] {
  const written = members.filter(({ description: { writtenBy } }) => !writtenBy);
  const isReference = ({ description: { kind } }: Field) => kind === 'reference';
  return [...written.filter((one) => !isReference(one)), ...written.filter(isReference)];
}

/** The member by which things stand in groups that an import may make; groups stand in each other. */
export const findGroupMember = ({
  members,
  parent,
}: Pick<ImportResource, 'members' | 'parent'>): string | undefined =>
  members.find((one) => one !== parent && one.description.refersTo === 'Group')?.member;

/** Rules of a member besides its description. */
interface MemberRules extends FieldRules {
  /** Name of its column. */
  name?: string;
}

/** A resource as files hold it, with what its description does not say of its members. */
export function toImportResource(
  description: ImportResource['description'],
  rules: Readonly<Record<string, MemberRules>> = {},
): Omit<ImportResource, 'description'> {
  const entries = Object.entries(description.members);
  const members = entries
    .filter(([, { kind }]) => kind !== 'id' && kind !== 'attributes' && kind !== 'structure')
    .map(([member, described]) =>
      toField(member, described, {
        ...FIELD_RULES[description.name]?.[member],
        ...rules[member],
      }),
    );
  const labels = members
    .filter(({ description: { search, required } }) => search && required)
    .map(({ member }) => member);
  return {
    members,
    hasAttributes: entries.some(([, { kind }]) => kind === 'attributes'),
    labels,
    identity: members.find(({ member }) => member === labels.at(-1)),
    parent: members.find(({ description: { refersTo } }) => refersTo === description.name),
  };
}

function toField(member: string, description: ImportMember, words: MemberRules): ImportField {
  const plain = description.refersTo === undefined ? member : member.replace(/Id$/, '');
  return { member, name: words.name ?? plain, description, words };
}
