import { isEqual, toPrintable } from '@rastro/sdk/domain';
import { Buffer } from 'node:buffer';
import type { Context } from '../../context';

/** A brand: what its branding.json says, and its files. */
export interface Brand {
  branding: Record<string, unknown>;
  files: ReadonlyMap<string, Uint8Array>;
}

/** A member of branding.json, `colors.accent`, as it is and as it would be; left out where it is not there. */
interface Change {
  member: string;
  from?: unknown;
  to?: unknown;
}

/** Differences of the server's brand from the folder's; empty when both are the same. */
export interface Difference {
  /** Members of `branding.json`. */
  members: string[];
  changes: Change[];
  added: string[];
  changed: string[];
  removed: string[];
}

export function compareBrands(from: Brand, to: Brand): Difference {
  const changes = compareMembers(from.branding, to.branding);
  const isSame = (name: string) =>
    Buffer.compare(from.files.get(name) ?? Buffer.of(), to.files.get(name) ?? Buffer.of()) === 0;
  return {
    members: [...new Set(changes.map(({ member }) => member.split('.')[0] ?? ''))],
    changes,
    added: [...to.files.keys()].filter((name) => !from.files.has(name)).sort(),
    changed: [...to.files.keys()].filter((name) => from.files.has(name) && !isSame(name)).sort(),
    removed: [...from.files.keys()].filter((name) => !to.files.has(name)).sort(),
  };
}

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects by their members, all else as a whole. */
function compareMembers(from: Members, to: Members, above = ''): Change[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [from[name], to[name]];
    const member = `${above}${name}`;
    if (isEqual(before, after)) return [];
    if (isMembers(before) && isMembers(after)) return compareMembers(before, after, `${member}.`);
    return [
      {
        member,
        ...(before !== undefined && { from: before }),
        ...(after !== undefined && { to: after }),
      },
    ];
  });
}

export const isSameBrand = ({ changes, added, changed, removed }: Difference): boolean =>
  changes.length + added.length + changed.length + removed.length === 0;

const MAX_LENGTH = 60;

/** A value in a line; long ones are cut. */
function describeValue(value: unknown): string {
  const text = value === undefined ? '(none)' : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** Prints it, a line each. */
export function showDifference(context: Context, found: Difference): void {
  const { changes, added, changed, removed } = found;
  const lines = [
    ...changes.map(
      ({ member, from, to }) =>
        `~ branding.json: ${member} ${describeValue(from)} → ${describeValue(to)}`,
    ),
    ...added.map((name) => `+ ${name}`),
    ...changed.map((name) => `~ ${name}`),
    ...removed.map((name) => `- ${name}`),
  ];
  context.stdout.write(lines.map((line) => `${toPrintable(line)}\n`).join(''));
}
