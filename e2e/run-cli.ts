import { execFile } from 'node:child_process';
import { join } from 'node:path';

const bin = join(process.cwd(), 'packages/cli/bin/rastro.js');

/** Output of a command, and its exit code. */
export interface CliResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the built command line with a folder of profiles of its own. */
export const runCli = (
  configDir: string,
  args: string[],
  stdin = '',
  env: NodeJS.ProcessEnv = {},
): Promise<CliResult> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bin, ...args],
      { env: { ...process.env, RASTRO_CONFIG_DIR: configDir, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(stdin);
  });
