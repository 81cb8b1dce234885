/**
 * `npm ci` refuses a lock file in which an optional dependency has no entry (it happens when a
 * registry lacks a platform's package on the day of the install); a lock file must name no host, and
 * nothing that everybody installs may ask for a newer Node than we do.
 */
import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = [];
const oldestNode = minVersion(lock.packages[''].engines.node).version;

/** Node's own look-up: the nearest node_modules above the package. */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const key = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[key]) return true;
    if (!at.includes('/node_modules/')) {
      return Boolean(lock.packages[`node_modules/${name}`]);
    }
  }
}

for (const [path, entry] of Object.entries(lock.packages)) {
  if (entry.resolved && /^https?:/.test(entry.resolved)) problems.push(`${path} names a host`);
  const node = entry.engines?.node;
  if (node && !entry.optional && !satisfies(oldestNode, node, { loose: true })) {
    problems.push(`${path} ${entry.version} asks for Node ${node}, we promise ${oldestNode}`);
  }
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(path, name)) problems.push(`${path || 'the root'} lacks optional ${name}`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Pin the package, or its parent, in "overrides" of package.json to a version that fits.',
  );
  process.exitCode = 1;
} else {
  console.log(`${Object.keys(lock.packages).length} locked packages, none missing`);
}
