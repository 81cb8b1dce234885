import { spawn } from 'node:child_process';

/** Starts the built server on free ports, without the demo, with an administrator whose password is known. */
export async function startBuiltServer(flags, env = {}) {
  const ports = ['--port', '0', '--ingest-port', '0', '--engine-port', '0'];
  const child = spawn(
    process.execPath,
    ['packages/server/bin/rastro-server.js', ...ports, '--no-demo', ...flags],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const listeners = new Set();
  const take = (chunk) => {
    output += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  /** Resolves with the first match in what is printed. */
  const printed = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (!match) return;
        listeners.delete(look);
        resolve(match[0]);
      };
      listeners.add(look);
      child.once('close', (code) => reject(new Error(`The server ended (${code}):\n${output}`)));
      look();
    });
  const got = JSON.parse(await printed(/^\{"port":\d+.*\}$/m));
  return {
    doorUrl: `http://127.0.0.1:${got.port}`,
    engineUrl: `http://127.0.0.1:${got.enginePort}`,
    ingestUrl: `http://127.0.0.1:${got.ingestPort}`,
    printed,
    stop: () =>
      new Promise((resolve) => {
        child.once('close', resolve);
        child.kill('SIGTERM');
      }),
  };
}
