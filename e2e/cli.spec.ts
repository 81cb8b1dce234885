import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { administrator, setUp } from './api';
import { runCli } from './run-cli';
import { startServer } from './start-server';

test('the command line signs in, lists devices and signs out', async () => {
  const server = await startServer(['--no-demo']);
  const config = mkdtempSync(join(tmpdir(), 'cli-'));

  const rastro = (args: string[], stdin = '', env = {}) => runCli(config, args, stdin, env);

  try {
    const call = await setUp(server);
    await call('POST', '/devices', { name: '<img src=x onerror=alert(1)>', uniqueId: '1' });
    await call('POST', '/devices', { name: 'gone', uniqueId: 'deleted-1-2' });

    const signIn = ['login', server.url, '--email', administrator.email, '--password-stdin'];
    const wrong = await rastro(signIn, 'not this one\n');
    expect(wrong).toMatchObject({ code: 3, stdout: '' });

    const right = await rastro(signIn, `${administrator.password}\n`);
    expect(right).toMatchObject({ code: 0, stdout: '' });
    expect(right.stderr).toContain(administrator.name);

    const who = await rastro(['whoami', '--json']);
    expect(JSON.parse(who.stdout)).toMatchObject({ url: server.url, administrator: true });

    const list = await rastro(['devices', 'list', '--json']);
    expect((JSON.parse(list.stdout) as { name: string }[]).map(({ name }) => name)).toEqual([
      '<img src=x onerror=alert(1)>',
    ]);

    const { token } = JSON.parse(
      readFileSync(join(config, 'profiles', 'default.json'), 'utf8'),
    ) as {
      token: string;
    };
    const made = await rastro(['tokens', 'create', '--days', '1']);
    expect(made).toMatchObject({ code: 0 });
    expect(made.stdout).toMatch(/^\S+\n$/);
    const byToken = { RASTRO_URL: server.url, RASTRO_TOKEN: made.stdout.trim() };
    expect(await rastro(['whoami', '--quiet'], '', byToken)).toMatchObject({ code: 0, stderr: '' });
    expect(await rastro(['tokens', 'revoke'], made.stdout)).toMatchObject({ code: 0, stdout: '' });
    expect(await rastro(['whoami'], '', byToken)).toMatchObject({ code: 3, stdout: '' });

    const health = await rastro(['doctor', '--json']);
    expect(health.code).toBe(0);
    const findings = JSON.parse(health.stdout) as { name: string; status: string }[];
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(findings.map(({ name }) => name)).toContain('live data');

    expect(await rastro(['logout'])).toMatchObject({ code: 0 });
    expect(await rastro(['whoami'])).toMatchObject({ code: 3, stdout: '' });
    const afterwards = await fetch(`${server.url}/api/devices`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(afterwards.status).toBe(401);
  } finally {
    await server.stop();
    rmSync(config, { recursive: true, force: true });
  }
});
