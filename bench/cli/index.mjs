import { execFileSync } from 'node:child_process';

export const name = 'cli';
export const about = 'how long `rastro` takes to say what it can do';

const RUNS = 21;
const bin = 'packages/cli/bin/rastro.js';

/** Milliseconds of a process from its start to its end: the median, so that a hiccup says nothing. */
function timeProcess(args) {
  const times = Array.from({ length: RUNS }, () => {
    const startedAt = performance.now();
    execFileSync(process.execPath, args, { stdio: 'ignore' });
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

export async function run() {
  // Once for nothing: it builds what is missing and warms the disk.
  execFileSync(process.execPath, [bin, '--help'], { stdio: 'ignore' });
  const empty = timeProcess(['-e', '0']);
  return [
    ['rastro --help', [bin, '--help']],
    ['rastro devices import --help', [bin, 'devices', 'import', '--help']],
    ['completing a word', [bin, 'complete', '--', 'devices', 'l']],
  ].map(([what, args]) => {
    const value = timeProcess(args);
    return { what, value, unit: 'ms', peer: 'node -e 0', ratio: value / empty };
  });
}
