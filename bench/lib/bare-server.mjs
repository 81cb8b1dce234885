import { spawn } from 'node:child_process';
import { once } from 'node:events';

const source = `
  import { createServer } from 'node:http';
  createServer((request, response) => request.resume().on('end', () => response.end()))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

/** A server that answers everything at once with nothing: the floor under every answer over HTTP. */
export async function startBareServer({ env = {} } = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const [port] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${Number(port)}`;
  return {
    url,
    pid: child.pid,
    output: () => output,
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
