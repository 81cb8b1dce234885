import { delimiter } from 'node:path';
import { fetchNode } from './other-node.mjs';
import { runVitest } from './run-vitest.mjs';

/** Test projects (the server's on the embedded database), or their files by filters, under another Node. */
export async function runOtherNode(major, projects, filters = []) {
  const { node, binDir, version } = fetchNode(major);
  const env = {
    // What goes by rounds has gone through all of them under the Node at hand.
    FUZZ_RUNS: '1000',
    KILL_ROUNDS: '2',
    // First in the path, so that what the tests start runs under it too.
    PATH: `${binDir}${delimiter}${process.env.PATH}`,
    TEST_DATABASE_URL: undefined,
  };
  const result = await runVitest(`node-${major}`, projects, { node, env, filters });
  return { ...result, version };
}
