/** A type has one name in its package, and a name one type: who reads it elsewhere need not ask which. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const isProduct = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

it.each(readdirSync('packages'))('every exported type of %s has a name of its own', (name) => {
  const sources = join('packages', name, 'src');
  const files = readdirSync(sources, { recursive: true }).map(String).filter(isProduct);
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm),
    ].map(([, type]) => type),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(names.filter((type, index) => names.indexOf(type) !== index)).toEqual([]);
});
