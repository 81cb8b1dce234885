/** Types for `require`: those of `import` under the names of CommonJS. To bundle them a second time takes most of a minute. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);

for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.mts'))) {
  const types = readFileSync(new URL(file, dist), 'utf8');
  writeFileSync(
    new URL(file.replace(/\.mts$/, '.ts'), dist),
    types.replaceAll(/(from |import\()'(\.\/[^']+)\.mjs'/g, "$1'$2.js'"),
  );
}
