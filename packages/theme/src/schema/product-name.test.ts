// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { defaultBranding } from './parse/default-branding';

const packages = resolve(import.meta.dirname, '../../..');
const isSource = (name: string) =>
  /\.(tsx?|json|js|html|css|svg)$/.test(name) &&
  !/\.(test|stories)\.|[\\/]test(s|ing|-\w+)?[\\/.]/.test(name);

/**
 * Places that may contain the product's name: its own brand, and a word of Portuguese and Spanish.
 */
const allowed = [
  /theme\/src\/schema\/(shape|assets)\/default-(brand|assets)\.ts:/,
  /theme\/src\/tokens\/fixtures\/tokens\.json:/,
  /theme\/assets\/default-logo(-dark)?\.svg:/,
  /locales\/(es|pt-BR)\/problems\.json:.*"brand\.role\.mapTrail"/,
];

it('the name of the product stands in its brand alone: everywhere else branding supplies it', () => {
  const name = new RegExp(`\\b${defaultBranding.productName}\\b`);
  const files = readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      ['src', 'bin', 'assets', 'index.html'].flatMap((part) => listFiles(join(folder, part))),
    );
  expect(files.length).toBeGreaterThan(500);
  const lines = files.flatMap((file) =>
    readFileSync(join(packages, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`)
      .filter((line) => name.test(line.slice(file.length))),
  );
  expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
});

function listFiles(part: string): string[] {
  try {
    return readdirSync(join(packages, part), { recursive: true })
      .map((file) => join(part, String(file)))
      .filter(isSource);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return isSource(part) ? [part] : [];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
