import { spawn } from 'node:child_process';

/** Longer than any step takes on two cores: what is not done by then hangs. */
const LIMIT_MS = 30 * 60_000;

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) killGroup(child, signal);
    process.exit(130);
  });
}

/** The command and all it started: a group of its own, which the terminal's Ctrl-C does not reach. */
function killGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a command and gathers what it prints. One that takes longer than `limitMs` is ended with all
 * it started, and has failed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, cwd, onLine, limitMs = LIMIT_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onLine?.(String(chunk));
    };
    const timer = setTimeout(() => {
      take(`Ended: no result after ${limitMs / 1_000} s.\n`);
      killGroup(child, 'SIGKILL');
      // What left the group may hold the pipes open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
    }, limitMs);
    const settle = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      take(`${error.message}\n`);
      settle(127);
    });
    child.on('close', (code) => settle(code ?? 1));
  });
}
