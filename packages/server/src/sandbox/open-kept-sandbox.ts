import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { type BillingDay, MINUTE_MS } from '@rastro/sdk/domain';
import { newSandboxKey } from './asaas-sandbox';
import { type KeptState, type OpenSandbox, openAsaasSandbox } from './open-asaas-sandbox';

/** Real cities take minutes; who tries it out is shown that one waits, and no more. */
const CITY_MS = 2_000;

/** Content of the file: the sandbox, with its credentials. */
interface Kept {
  key: string;
  token: string;
  state?: KeptState;
}

async function read(file: string): Promise<Kept> {
  try {
    const { key, token, state } = JSON.parse(await readFile(file, 'utf8')) as Kept;
    if (typeof key === 'string' && typeof token === 'string') {
      return { key, token, ...(state && { state }) };
    }
  } catch {
    // Not there yet, or of nobody's: it begins anew.
  }
  return { key: newSandboxKey(), token: randomBytes(24).toString('hex') };
}

/** Opens a sandbox that goes on after a restart, with the key and the token that it had; all of it lies in a file. */
export async function openKeptSandbox({
  file,
  port,
  webhookUrl,
  ...rest
}: {
  file: string;
  port: number;
  webhookUrl: string;
  today: () => BillingDay;
  earliest?: () => BillingDay;
}): Promise<OpenSandbox & Pick<Kept, 'key' | 'token'>> {
  const { key, token, state } = await read(file);
  let writing = Promise.resolve();
  const write = async (kept: Kept): Promise<void> => {
    await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const keep = (next: KeptState): Promise<void> => {
    writing = writing.catch(() => undefined).then(() => write({ key, token, state: next }));
    return writing;
  };
  const opened = await openAsaasSandbox({
    keys: [key],
    port,
    state,
    keep,
    cityMs: CITY_MS,
    ...rest,
    webhook: { url: webhookUrl, token },
  });
  const days = setInterval(() => {
    // What cannot be told now is told with what comes next.
    opened.passDays().catch(() => undefined);
  }, MINUTE_MS).unref();
  await keep({ ...opened.sandbox.state, queue: opened.queue.state });
  return {
    ...opened,
    key,
    token,
    async stop() {
      clearInterval(days);
      await opened.stop();
      await writing;
    },
  };
}
