import { type CliMember, type CliResource } from '../cli-resource';

/** True when a create requires an option for the member; a choice has a default. */
export const isNeeded = ({ words }: CliResource, member: CliMember): boolean =>
  !member.description.writtenBy &&
  member.description.required === true &&
  member.description.kind !== 'choice' &&
  member.member !== words.argument;
