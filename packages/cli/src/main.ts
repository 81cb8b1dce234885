import { runCommandLine } from './create-program';
import { createProfileStore, resolveProfilePath } from './profile-store';

const { stdin, stdout, stderr, env } = process;

// A closed pipe (`rastro … | head`) is the reader's choice, not a failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  profiles: createProfileStore(resolveProfilePath(env)),
});
