import type { Calls } from './call';
import { OPERATIONS } from './operations';
import { MEMBER_KINDS, type Members } from './member';

/** A description that cannot be right: the message names the resource, the member and what is wrong. */
export class DescriptionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DescriptionError';
  }
}

/** Refuses a member twice and a member of no known kind. Throws {@link DescriptionError}. */
export function checkDescription(shape: { name: string; members: Members; calls?: Calls }): void {
  checkMembers(shape.name, shape.members);
  for (const [call, { body }] of Object.entries(shape.calls ?? {})) {
    checkMembers(`${shape.name}.${call}`, body ?? {});
    if (OPERATIONS.some((operation) => operation === call)) {
      throw new DescriptionError(`${shape.name} has a call named as an operation: ${call}`);
    }
  }
}

function checkMembers(name: string, members: Members): void {
  const seen = new Map<string, string>();
  for (const [member, { kind, choices, fallback }] of Object.entries(members)) {
    const twin = seen.get(member.toLowerCase());
    if (twin !== undefined) {
      throw new DescriptionError(`${name} has a member twice: ${twin} and ${member}`);
    }
    seen.set(member.toLowerCase(), member);
    if (!MEMBER_KINDS.includes(kind)) {
      throw new DescriptionError(`${name}.${member} is of an unknown kind: ${String(kind)}`);
    }
    if (choices && !choices.some((item) => item === fallback)) {
      throw new DescriptionError(`${name}.${member} has a default that is not among its choices`);
    }
  }
}

interface Named {
  readonly name: string;
  readonly path: string;
  readonly members: Members;
  readonly owns: readonly string[];
  readonly calls: Calls;
}

/**
 * Gives descriptions back once they fit together. Throws {@link DescriptionError} for two of one name
 * or path, and for a reference or link to a resource that is not among them.
 */
export function collectResources<const R extends Readonly<Record<string, Named>>>(resources: R): R {
  const all: Named[] = Object.values(resources);
  const names = new Set<string>();
  const paths = new Set<string>();
  for (const { name, path } of all) {
    if (names.has(name)) throw new DescriptionError(`${name} is described twice`);
    if (paths.has(path)) throw new DescriptionError(`${path} is the path of two resources`);
    names.add(name);
    paths.add(path);
  }
  const refuseUnknown = (from: string, to: string | undefined) => {
    if (to !== undefined && !names.has(to)) {
      throw new DescriptionError(`${from} refers to ${to}, which nobody describes`);
    }
  };
  for (const { name, members, owns, calls } of all) {
    for (const owned of owns) refuseUnknown(`${name}.owns`, owned);
    for (const [call, { body = {} }] of Object.entries(calls)) {
      for (const [member, { refersTo, idsOf }] of Object.entries(body)) {
        refuseUnknown(`${name}.${call}.${member}`, refersTo ?? idsOf);
      }
    }
    for (const [member, { refersTo, idsOf }] of Object.entries(members)) {
      refuseUnknown(`${name}.${member}`, refersTo ?? idsOf);
    }
  }
  return resources;
}
