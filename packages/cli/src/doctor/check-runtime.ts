import { type Finding, fail, ok } from './check';

const OLDEST: readonly [number, number] = [20, 19];

/** Checks that the command line supports this Node version. */
export function checkRuntime(nodeVersion: string, cliVersion: string): Finding {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  const isGood = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  const versions = `rastro ${cliVersion}, Node ${nodeVersion}`;
  return isGood
    ? ok('versions', versions)
    : fail('versions', versions, { remedy: `Install Node ${OLDEST.join('.')} or newer.` });
}
