import { type Permission, PERMISSIONS } from './permissions';

/** Permissions by area, as people write them: `{ devices: ['view', 'edit'], reports: ['all'] }`. */
export type Policies = Readonly<Record<string, readonly string[]>>;

const NAMES = /* @__PURE__ */ Object.keys(PERMISSIONS) as Permission[];
const ALL = 'all';

/** The areas that permissions are about, each with what can be allowed in it. */
export const PERMISSION_AREAS: ReadonlyMap<string, readonly Permission[]> =
  /* @__PURE__ */ listAreas();

function listAreas(): ReadonlyMap<string, readonly Permission[]> {
  const areas = [...new Set(NAMES.map(areaOf))];
  return new Map(areas.map((area) => [area, NAMES.filter((name) => areaOf(name) === area)]));
}

/** The permissions that policies give, or the first thing that is none: an area, or a verb of one. */
export function readPolicies(
  policies: Policies,
): { permissions: readonly Permission[] } | { unknown: string; known: readonly string[] } {
  const permissions: Permission[] = [];
  for (const [area, verbs] of Object.entries(policies)) {
    const known = PERMISSION_AREAS.get(area);
    if (!known) return { unknown: area, known: [...PERMISSION_AREAS.keys()] };
    for (const verb of verbs) {
      const given = verb === ALL ? known : known.filter((name) => name === `${area}.${verb}`);
      if (given.length === 0) {
        return { unknown: `${area}.${verb}`, known: [ALL, ...known.map(verbOf)] };
      }
      permissions.push(...given);
    }
  }
  return { permissions: NAMES.filter((name) => permissions.includes(name)) };
}

/** Permissions as policies; `all` where nothing of an area is left out. */
export function toPolicies(permissions: Iterable<Permission>): Record<string, string[]> {
  const given = new Set(permissions);
  const policies: Record<string, string[]> = {};
  for (const [area, names] of PERMISSION_AREAS) {
    const here = names.filter((name) => given.has(name));
    if (here.length > 0) policies[area] = here.length === names.length ? [ALL] : here.map(verbOf);
  }
  return policies;
}

function areaOf(name: Permission): string {
  return name.slice(0, name.indexOf('.'));
}

function verbOf(name: Permission): string {
  return name.slice(name.indexOf('.') + 1);
}
