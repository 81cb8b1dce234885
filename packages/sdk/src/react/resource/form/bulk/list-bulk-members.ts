import type { MemberFacts } from '../../../../contract';
import type { ResourceView } from '../../define-view';

/** Kinds that one value may be given for all. */
const KINDS: ReadonlySet<string> = new Set([
  ...['text', 'number', 'flag', 'choice'],
  ...['moment', 'reference', 'attributes'],
]);

const isShared = (member: MemberFacts): boolean =>
  KINDS.has(member.kind) && !member.secret && !member.writeOnly && !member.writtenBy;

/** The members that many things may be given at once: those of its form, but what names one of them or is a secret. */
export const listBulkMembers = (view: ResourceView): string[] =>
  view.form
    .flatMap(({ members }) => members)
    .filter((name) => {
      const member = view.resource.members[name];
      const isNaming = member?.required && member.kind === 'text';
      return member !== undefined && !isNaming && isShared(member);
    });
