import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parse-config';
import { createLog } from '../http/create-log';
import type { RunningServer } from '../main/running-server';
import { startServer } from '../main/start-server';
import { createTestSmtpServer } from '../mail/testing';
import { findCommand, runCommand } from './run-command';

const folder = mkdtempSync(join(tmpdir(), 'rastro-operator-'));
const dataDir = join(folder, 'data');
const FREE = ['--port', '0', '--ingest-port', '0', '--no-demo'];

const start = async (data: string): Promise<RunningServer> => {
  const parsed = parseConfig([...FREE, '--data', data], {});
  if (parsed.kind !== 'start') throw new Error('help was asked for');
  return startServer({
    config: parsed.config,
    log: createLog('silent'),
    onFatal: (error) => expect.unreachable(error.message),
  });
};

/** Exit code and what was said. */
const run = async (...argv: string[]): Promise<{ code: number; said: string }> => {
  const command = findCommand(argv);
  if (!command) throw new Error(`There is no command ${argv[0]}.`);
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const code = await runCommand(
    command,
    argv,
    {},
    { say, ask: () => Promise.resolve(false), openLog: () => createLog('silent') },
  );
  return { code, said: lines.join('\n') };
};

let server: RunningServer | undefined;
beforeAll(async () => {
  server = await start(dataDir);
  const code = server.firstSteps.kind === 'code' ? server.firstSteps.code : '';
  const origin = `http://127.0.0.1:${server.port}`;
  await fetch(`${origin}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ code, name: 'Ana', email: 'ana@example.com', password: 'long enough' }),
  });
});
afterAll(() => server?.stop());

describe('commands of an operator', { timeout: 120_000 }, () => {
  it('explain themselves, and what is missing', async () => {
    const { code, said } = await run('backup', '--help');
    expect(code).toBe(0);
    expect(said).toContain('Usage: rastro-server backup DIR [flags]');
    expect(said).toContain('Examples:');
    await expect(run('backup')).rejects.toThrow('Write: rastro-server backup DIR [flags].');
    await expect(run('check', '--data')).rejects.toThrow('--data needs a value');
    expect(findCommand(['--port', '1'])).toBeUndefined();
  });

  it('check a running server, and find what is wrong', async () => {
    const fine = await run('check', '--data', dataDir);
    expect(fine.said).toContain('ok       server        running');
    expect(fine.said).toMatch(/ok {7}tables {8}up to date/);
    expect(fine.said).toMatch(/ok {7}users {9}each email and login is of one/);
    expect(fine.code).toBe(0);
    const mail = ['--smtp-url', 'smtp://u:hunter2@127.0.0.1:1', '--mail-from', 'a@example.com'];
    const wrong = await run('check', '--data', dataDir, ...mail);
    expect(wrong.code).toBe(1);
    expect(wrong.said).toMatch(/PROBLEM {2}mail .*127\.0\.0\.1/);
    expect(wrong.said).not.toContain('hunter2');
    const away = ['--tracking-url', 'http://127.0.0.1:1'];
    expect((await run('check', '--data', dataDir, ...away)).said).toMatch(/PROBLEM {2}tracking/);
  });

  it('unlock an account beside a running server', async () => {
    const signIn = (password: string) =>
      fetch(`http://127.0.0.1:${server?.port}/api/session`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'ana@example.com', password }),
      });
    for (let n = 0; n < 7; n += 1) await signIn('wrong');
    expect((await signIn('long enough')).status).toBe(429);
    const flags = ['--data', dataDir];
    expect(await run('unlock', 'Ana@example.com', ...flags)).toEqual({
      code: 0,
      said: 'Ana@example.com may sign in at once.',
    });
    expect((await signIn('long enough')).status).toBe(200);
    expect((await run('unlock', 'ana@example.com', ...flags)).said).toContain('nothing to unlock');
    await expect(run('unlock', ' ', ...flags)).rejects.toThrow('Give the email');
  });

  it('back a running server up; restored elsewhere it is the same, and everybody signs in anew', async () => {
    const backups = join(folder, 'backups');
    const signIn = () =>
      fetch(`http://127.0.0.1:${server?.port}/api/session`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'ana@example.com', password: 'long enough' }),
      });
    const cookie = (await signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const look = async () =>
      (await fetch(`http://127.0.0.1:${server?.port}/api/session`, { headers: { cookie } })).status;
    expect(await look()).toBe(200);
    expect(statSync(join(dataDir, 'operator.sock')).mode & 0o077).toBe(0);
    const { code } = await run('backup', backups, '--data', dataDir);
    expect(code).toBe(0);
    const [name = '', ...more] = readdirSync(backups);
    expect(more).toEqual([]);
    await expect(run('restore', join(backups, name), '--data', dataDir)).rejects.toThrow(
      'is in use by the process',
    );
    await server?.stop();
    server = undefined;
    expect(existsSync(join(dataDir, 'operator.sock'))).toBe(false);

    const elsewhere = join(folder, 'elsewhere');
    expect(await run('restore', join(backups, name), '--data', elsewhere)).toMatchObject({
      code: 0,
      said: expect.stringContaining('tokens and shared links have to be made anew'),
    });
    await expect(run('restore', join(backups, name), '--data', elsewhere)).rejects.toThrow(
      'The database is not empty',
    );
    server = await start(elsewhere);
    expect(server.firstSteps).toEqual({ kind: 'none' });
    expect(await look()).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('send a test mail, and say why none goes', async () => {
    const smtp = await createTestSmtpServer();
    await smtp.start();
    const flags = ['--smtp-url', smtp.url, '--mail-from', 'no-reply@example.com'];
    expect(await run('test-mail', 'ana@example.com', ...flags)).toEqual({
      code: 0,
      said: 'The mail server took a mail from no-reply@example.com to ana@example.com.',
    });
    expect(smtp.mails[0]?.to).toEqual(['ana@example.com']);
    smtp.refuseWith(550);
    await expect(run('test-mail', 'ana@example.com', ...flags)).rejects.toThrow(
      'Check the address',
    );
    await smtp.stop();
    await expect(run('test-mail', 'ana@example.com', ...flags)).rejects.toThrow(
      'Check host, port, user and password of --smtp-url',
    );
    await expect(run('test-mail', 'ana@example.com')).rejects.toThrow('There is no mail server.');
  });
});
