import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30" fill="${color}"><path d="M0 0h9v9z"/></svg>`;
const BRANDING = { productName: 'Veloz', colors: { accent: '#a3195b' } };

let server: Server;
let url: string;
/** Domain of the default brand, used where none is named. */
let own: string;
/** The brands that are kept, by domain: each version whole. */
let kept: Map<string, { branding: object; files: Map<string, Buffer> }[]>;
let folder: string;
let verified: Set<string>;

const toTheme = (domain: string) => {
  const versions = kept.get(domain) ?? [];
  const last = versions.at(-1);
  return {
    domain,
    revision: versions.length,
    branding: last?.branding ?? {},
    files: [...(last?.files ?? [])].map(([name, { byteLength: bytes }]) => ({ name, bytes })),
    versions: versions
      .map((_, index) => ({ revision: index + 1, savedAt: '', savedBy: 'Ana' }))
      .reverse(),
    proof:
      domain === ''
        ? null
        : {
            name: `_rastro.${domain}`,
            value: 'rastro=1',
            file: `https://${domain}/.well-known/rastro.txt`,
          },
    verifiedAt: verified.has(domain) ? '2026-11-01T12:00:00.000Z' : null,
  };
};

beforeEach(async () => {
  kept = new Map();
  own = '';
  verified = new Set();
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await writeFile(join(folder, 'branding.json'), JSON.stringify(BRANDING));
  await writeFile(join(folder, 'logo.svg'), svg('#a3195b'));
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const domain = searchParams.get('domain') ?? own;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as {
        branding?: object;
        files?: Record<string, string | null>;
        revision?: number;
      };
      const versions = kept.get(domain) ?? [];
      kept.set(domain, versions);
      if (pathname === '/api/theme/file') {
        return response.end(versions.at(-1)?.files.get(searchParams.get('name') ?? ''));
      }
      if (request.method === 'PUT') {
        const files = new Map(versions.at(-1)?.files);
        for (const [name, text] of Object.entries(body.files ?? {})) {
          if (text === null) files.delete(name);
          else files.set(name, Buffer.from(text, 'base64'));
        }
        versions.push({ branding: body.branding ?? {}, files });
      }
      if (pathname === '/api/theme/verify') verified.add(domain);
      if (pathname === '/api/theme/revert') versions.push(versions[(body.revision ?? 1) - 1]!);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(toTheme(domain)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function run(...args: string[]) {
  const profiles = createMemoryProfiles({ default: { url, email: 'ana', token: 'secret' } });
  const test = createTestContext({ profiles });
  const code = await runCommandLine(['brand', ...args], test.context);
  return { code, stdout: test.stdout(), stderr: test.stderr() };
}

describe('a brand of a folder and of a server', () => {
  it('is compared, pushed, and the same from then on', async () => {
    const before = await run('diff', folder, '--domain', 'track.acme.com');
    expect(before.stdout).toContain('+ logo.svg');
    expect(before.stdout).toContain('~ branding.json: productName (none) → "Veloz"');
    expect(before.code).toBe(1);
    const tried = await run('push', folder, '--domain', 'track.acme.com', '--dry-run');
    expect([tried.code, kept.get('track.acme.com')]).toEqual([0, []]);
    const pushed = await run('push', folder, '--domain', 'track.acme.com', '--yes');
    expect(pushed.stderr).toContain('Saved as version 1 of track.acme.com.');
    expect(pushed.stderr).toContain('TXT _rastro.track.acme.com rastro=1');
    expect(await run('diff', folder, '--domain', 'track.acme.com')).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(kept.get('')).toBeUndefined();
  });

  it('comes back byte by byte into another folder', async () => {
    await run('push', folder, '--yes');
    const other = await mkdtemp(join(tmpdir(), 'brand-'));
    expect((await run('pull', other)).code).toBe(0);
    expect(await readFile(join(other, 'logo.svg'), 'utf8')).toBe(svg('#a3195b'));
    expect(JSON.parse(await readFile(join(other, 'branding.json'), 'utf8'))).toEqual(BRANDING);
    expect((await run('diff', other, '--json')).stdout).not.toContain('logo');
    await writeFile(
      join(other, 'branding.json'),
      JSON.stringify({ ...BRANDING, colors: { accent: '#000000' } }),
    );
    expect((await run('diff', other)).stdout).toBe(
      '~ branding.json: colors.accent "#a3195b" → "#000000"\n',
    );
    // Whoever has one there already is asked.
    expect((await run('pull', other)).code).not.toBe(0);
  });

  it('is not pushed over a version that the folder was not made from, unless it is forced', async () => {
    await run('push', folder, '--yes');
    const other = await mkdtemp(join(tmpdir(), 'brand-'));
    await run('pull', other);
    await writeFile(join(other, 'logo.svg'), svg('#111111'));
    expect((await run('push', other, '--yes')).code).toBe(0);
    await writeFile(join(folder, 'logo.svg'), svg('#222222'));
    const refused = await run('push', folder, '--yes');
    expect(refused.stderr).toContain('Version 2 was saved by Ana since version 1');
    expect([refused.code, kept.get('')?.length]).toEqual([1, 2]);
    expect((await run('push', folder, '--yes', '--force')).code).toBe(0);
    expect((await run('versions')).stdout).toMatch(/^3 .*Ana +served\n2 .*Ana\n1 .*Ana\n$/m);
  });

  it('goes back to the version before, or to one that is named', async () => {
    await run('push', folder, '--yes');
    await writeFile(join(folder, 'logo.svg'), svg('#000000'));
    await run('push', folder, '--yes');
    const asked = await run('rollback');
    expect([asked.code, asked.stderr]).toEqual([
      2,
      expect.stringContaining('Brings back version 1, saved by Ana, in place of version 2'),
    ]);
    expect((await run('rollback', '--yes')).stderr).toContain(
      'Version 1 is served again, as version 3.',
    );
    expect((await run('diff', folder)).stdout).toBe('~ logo.svg\n');
    expect((await run('rollback', '9', '--yes')).code).not.toBe(0);
  });

  it('is not pushed while the folder cannot be used', async () => {
    await writeFile(
      join(folder, 'branding.json'),
      JSON.stringify({ colors: { accent: 'nothing' } }),
    );
    const refused = await run('push', folder, '--yes');
    expect(refused.code).not.toBe(0);
    expect(kept.size).toBe(0);
  });

  it('of a reseller is that of their domain, and is served once that was looked at', async () => {
    own = 'track.acme.com';
    const pushed = await run('push', folder, '--yes');
    expect(pushed.stderr).toContain('Saved as version 1 of track.acme.com.');
    expect([...kept.keys()]).toEqual(['track.acme.com']);
    const shown = await run('verify');
    expect(shown.stderr).toContain('TXT _rastro.track.acme.com rastro=1');
    expect(shown.stderr).toContain('The brand of track.acme.com is served there.');
    expect((await run('verify', '--domain', 'track.acme.com')).stderr).not.toContain('TXT');
  });

  it('with a name that leads elsewhere is written nowhere', async () => {
    kept.set('', [{ branding: BRANDING, files: new Map([['../out.svg', Buffer.from('x')]]) }]);
    const refused = await run('pull', folder, '--yes');
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('../out.svg');
  });
});
