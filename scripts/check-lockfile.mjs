/**
 * `npm ci` refuses a lock file in which an optional dependency has no entry (it happens when a
 * registry lacks a platform's package on the day of the install), and a lock file must name no host.
 */
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = [];

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
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(path, name)) problems.push(`${path || 'the root'} lacks optional ${name}`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Pin the parent in "overrides" of package.json to a version whose packages exist.');
  process.exitCode = 1;
} else {
  console.log(`${Object.keys(lock.packages).length} locked packages, none missing`);
}
