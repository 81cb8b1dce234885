/** Holds that nginx takes the configuration that is shown, and lets through what the server takes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = readFileSync('examples/operations/nginx.conf', 'utf8');
const UPSTREAM = /^upstream tracking \{\n[^}]*\}\n/m;
const blocks = ['docs/operations.md', 'docs/production.md', 'docs/embedding.md'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```nginx\n([\s\S]*?)^```/gm)].map(([, text]) => [
    file,
    text,
  ]),
);
// It may be where only administrators look.
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const run = (...args) => spawnSync('nginx', args, { env: { ...process.env, PATH } });
/** A machine without nginx has nobody to ask. */
const isLeftOut = run('-v').error !== undefined;

/** Answer of nginx about a file of `/etc/nginx/conf.d`, without the certificates of a host and its ports. */
function check(text) {
  const plain = text
    .replace(/^\s*ssl_\w+ .*\n/gm, '')
    .replace(/listen \d+ ssl http2;/, 'listen 127.0.0.1:18443;')
    .replace(/listen 80;/, 'listen 127.0.0.1:18080;');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${plain}\n}\n`);
  const { status, stderr } = run('-t', '-q', '-p', folder, '-c', file, '-e', 'stderr');
  return { status, said: String(stderr) };
}

it.skipIf(isLeftOut)('takes the example', () => {
  expect(check(example)).toEqual({ status: 0, said: '' });
  expect(check(example.replace('proxy_buffering off;', 'proxy_buffering maybe;')).status).toBe(1);
});

it.skipIf(isLeftOut).each(blocks)(
  'takes what %s shows in place of the upstream: %s',
  (_file, text) => {
    expect(text).toMatch(UPSTREAM);
    expect(check(example.replace(UPSTREAM, text))).toEqual({ status: 0, said: '' });
  },
);

it('lets through the largest body that the server takes', () => {
  const [, largest] = /client_max_body_size (\d+)m;/.exec(example);
  const files = readFileSync('packages/server/src/ground/themes/theme-files.ts', 'utf8');
  const [, megabytes] = /MAX_BRAND_BYTES = (\d+) \* MEGABYTE/.exec(files);
  expect(Number(largest)).toBeGreaterThanOrEqual(Number(megabytes) * 1.5);
});
