import { runCommandLine } from './create-program';
import { createProfileStore } from './profiles/profile-store';
import { resolveConfigDir } from './profiles/resolve-config-dir';

const { stdin, stdout, stderr, env } = process;

// A closed pipe (`rastro … | head`) is the reader's choice, not a failure.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

const configDir = resolveConfigDir(env);

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  configDir,
  profiles: createProfileStore(configDir),
  isQuiet: false,
  isColorless: false,
  onInterrupt(listener) {
    process.on('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
});
