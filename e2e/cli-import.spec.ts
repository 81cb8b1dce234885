import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { administrator, setUp } from './api';
import { startServer } from './start-server';

const bin = join(process.cwd(), 'packages/cli/bin/rastro.js');
const rowCount = 5000;
const uniqueIdOf = (index: number) => `frota-${index}`;
const nameOf = (index: number) => `Caminhão ${index}`;

/**
 * Fleet as a spreadsheet in Portuguese saves it: semicolons, accents, CRLF, line breaks in cells.
 */
const formatFleet = () =>
  [
    '\uFEFFNome;Rastreador;Grupo;Placa;Observações',
    ...Array.from(
      { length: rowCount },
      (_, index) =>
        `${nameOf(index)};${uniqueIdOf(index)};${index % 2 ? 'Região Sul' : 'Região Norte'};` +
        `ABC${index};${index % 9 ? '' : '"primeira linha;\r\nsegunda"'}`,
    ),
    '',
  ].join('\r\n');

test('an import of 5,000 rows, killed twice, goes on and makes each device once', async () => {
  test.setTimeout(600_000);
  const server = await startServer(['--no-demo']);
  const folder = mkdtempSync(join(tmpdir(), 'cli-import-'));
  const file = join(folder, 'frota.csv');
  writeFileSync(file, formatFleet());

  /** Runs a command; with `killAt` it dies as in a power cut once so many rows are told. */
  const rastro = (args: string[], options: { stdin?: string; killAt?: number } = {}) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      const { stdin = '', killAt = Infinity } = options;
      const env = { ...process.env, RASTRO_CONFIG_DIR: join(folder, 'config') };
      const child = spawn(process.execPath, [bin, ...args], { env });
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (chunk) => (stdout += String(chunk)));
      child.stderr.on('data', (chunk) => {
        stderr += String(chunk);
        const told = [...stderr.matchAll(/^(\d+) of \d+$/gm)].at(-1)?.[1];
        if (Number(told ?? 0) >= killAt) child.kill('SIGKILL');
      });
      child.once('close', (code) => resolve({ code, stdout, stderr }));
      child.stdin.end(stdin);
    });

  const importFleet = (killAt?: number) =>
    rastro(
      [
        ...['devices', 'import', file, '--create-groups', '--yes'],
        ...['--map', 'Nome=name,Rastreador=uniqueId,Grupo=group,Placa=attributes.plate'],
        ...['--map', 'Observações=attributes.notes'],
      ],
      killAt === undefined ? {} : { killAt },
    );

  try {
    const call = await setUp(server);
    const signIn = ['login', server.url, '--email', administrator.email, '--password-stdin'];
    expect(await rastro(signIn, { stdin: `${administrator.password}\n` })).toMatchObject({
      code: 0,
    });

    const first = await importFleet(1500);
    expect(first.code).toBeNull();
    expect(first.stderr).toContain('Groups to make: Região Norte, Região Sul');

    const second = await importFleet(3500);
    expect(second.code).toBeNull();
    expect(second.stderr).toMatch(/\d{4} done by an earlier run/);
    expect(second.stderr).not.toContain('Groups to make');

    const third = await importFleet();
    expect(third).toMatchObject({ code: 0, stdout: '' });
    expect(third.stderr).toContain(`${rowCount} of ${rowCount} rows`);

    const groups = await call<{ id: number; name: string }[]>('GET', '/groups?all=true');
    expect(groups.map(({ name }) => name).sort()).toEqual(['Região Norte', 'Região Sul']);
    const devices = await call<
      { name: string; uniqueId: string; groupId: number; attributes: Record<string, unknown> }[]
    >('GET', '/devices?all=true');
    expect(devices).toHaveLength(rowCount);
    const byUniqueId = new Map(devices.map((device) => [device.uniqueId, device]));
    for (let index = 0; index < rowCount; index += 1) {
      const device = byUniqueId.get(uniqueIdOf(index));
      expect(device?.name).toBe(nameOf(index));
      expect(device?.attributes['plate']).toBe(`ABC${index}`);
    }
    expect(byUniqueId.get(uniqueIdOf(9))?.attributes['notes']).toBe('primeira linha;\nsegunda');

    const again = await importFleet();
    expect(again.stderr).toContain(`${rowCount} unchanged`);
    expect(again.code).toBe(0);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
