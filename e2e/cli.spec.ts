import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { administrator, setUp } from './api';
import { runCli } from './run-cli';
import { type RunningServer, startServer } from './start-server';

const DOORS: [string, (server: RunningServer) => string][] = [
  ["the product's door", ({ url }) => url],
  ['the door for clients made for Traccar', ({ engineUrl }) => engineUrl],
];

for (const [door, urlOf] of DOORS) {
  test(`the command line signs in, lists and imports devices and signs out at ${door}`, async () => {
    const server = await startServer(['--no-demo', '--engine-port', '0']);
    const url = urlOf(server);
    const config = mkdtempSync(join(tmpdir(), 'cli-'));

    const rastro = (args: string[], stdin = '', env = {}) => runCli(config, args, stdin, env);

    try {
      const call = await setUp(server);
      await call('POST', '/devices', { name: '<img src=x onerror=alert(1)>', uniqueId: '1' });
      await call('POST', '/devices', { name: 'gone', uniqueId: 'deleted-1-2' });

      const signIn = ['login', url, '--email', administrator.email, '--password-stdin'];
      const wrong = await rastro(signIn, 'not this one\n');
      expect(wrong).toMatchObject({ code: 3, stdout: '' });

      const right = await rastro(signIn, `${administrator.password}\n`);
      expect(right).toMatchObject({ code: 0, stdout: '' });
      expect(right.stderr).toContain(administrator.name);

      const who = await rastro(['whoami', '--json']);
      expect(JSON.parse(who.stdout)).toMatchObject({ url: url, administrator: true });

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
      const byToken = { RASTRO_URL: url, RASTRO_TOKEN: made.stdout.trim() };
      expect(await rastro(['whoami', '--quiet'], '', byToken)).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(await rastro(['tokens', 'revoke'], made.stdout)).toMatchObject({
        code: 0,
        stdout: '',
      });
      expect(await rastro(['whoami'], '', byToken)).toMatchObject({ code: 3, stdout: '' });

      const file = join(config, 'fleet.csv');
      writeFileSync(file, 'name,uniqueId,group\nBus 2,2,North\nBus 3,3,South\n');
      const imported = await rastro(['devices', 'import', file, '--create-groups', '--yes']);
      expect(imported.stderr).toContain('2 created');
      const fleet = await rastro(['devices', 'list', '--json']);
      expect(
        (JSON.parse(fleet.stdout) as { uniqueId: string }[]).map((one) => one.uniqueId),
      ).toEqual(expect.arrayContaining(['1', '2', '3']));

      const health = await rastro(['doctor', '--json']);
      expect(health.code).toBe(0);
      const findings = JSON.parse(health.stdout) as { name: string; status: string }[];
      expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
      expect(findings.map(({ name }) => name)).toContain('live data');

      expect(await rastro(['logout'])).toMatchObject({ code: 0 });
      expect(await rastro(['whoami'])).toMatchObject({ code: 3, stdout: '' });
      const afterwards = await fetch(`${url}/api/devices`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(afterwards.status).toBe(401);
    } finally {
      await server.stop();
      rmSync(config, { recursive: true, force: true });
    }
  });
}
