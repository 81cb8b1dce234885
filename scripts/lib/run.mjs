import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Writes, once a command has ended, the CPU time that it and all it waited for took. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** CPU seconds of what a shell waited for, user and system: the second line of what `times` writes, as `1m2.50s 0m0.31s`. */
function readCpuSeconds(times) {
  const spans =
    times
      .trim()
      .split('\n')[1]
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...spans].reduce((sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds), 0);
}

const counting = new AsyncLocalStorage();

/** The outcome of `work` and the CPU seconds, user and system, of all commands that it ran; 0 on Windows. */
export async function countCpu(work) {
  const count = { cpuSeconds: 0 };
  const result = await counting.run(count, work);
  return { ...count, result };
}

/**
 * Runs a command and gathers what it prints. One that takes longer than `limitMs` is ended with all
 * it started, and has failed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, cwd, onLine, limitMs = LIMIT_MS } = {}) {
  return new Promise((resolve) => {
    const isTimed = process.platform !== 'win32';
    const child = spawn(
      isTimed ? 'sh' : command,
      isTimed ? ['-c', TIMED, 'sh', command, ...args] : args,
      {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
        detached: true,
      },
    );
    running.add(child);
    let output = '';
    let times = '';
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
      child.stdio[3].destroy();
    }, limitMs);
    const settle = (code) => {
      clearTimeout(timer);
      running.delete(child);
      const count = counting.getStore();
      if (count) count.cpuSeconds += readCpuSeconds(times);
      resolve({ code, output });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.stdio[3].on('data', (chunk) => (times += chunk));
    child.on('error', (error) => {
      take(`${error.message}\n`);
      settle(127);
    });
    child.on('close', (code) => settle(code ?? 1));
  });
}
