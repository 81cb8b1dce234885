import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = join(process.cwd(), 'packages/server/bin/rastro-server.js');

/** The stand-in of the payment provider, as its command starts it. */
export interface RunningSandbox {
  /** Address of its API. */
  url: string;
  key: string;
  token: string;
  /** Sets the address that receives its webhooks from now on. */
  tell(webhookUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startSandbox(): Promise<RunningSandbox> {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const nowhere = 'http://127.0.0.1:9/';
  const child = spawn(process.execPath, [bin, 'sandbox', '0', nowhere, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const said = await new Promise<Record<'url' | 'key' | 'token', string>>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the sandbox ended: ${output}`)));
    child.stdout.on('data', (part) => {
      output += String(part);
      const { url, key, token } =
        /answers at (?<url>\S+)\s+Key \(sandbox\):\s+(?<key>\S+)\s+Token of webhook: (?<token>\S+)/.exec(
          output,
        )?.groups ?? {};
      if (url && key && token) resolve({ url, key, token });
    });
  });
  const headers = { access_token: said.key, 'content-type': 'application/json' };
  return {
    ...said,
    async tell(webhookUrl) {
      const list = await fetch(`${said.url}/webhooks`, { headers });
      const { data: webhooks } = (await list.json()) as { data: { id: string }[] };
      const reply = await fetch(`${said.url}/webhooks/${webhooks[0]?.id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ url: webhookUrl }),
      });
      if (!reply.ok) throw new Error(await reply.text());
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
