/**
 * Holds the import rules of `scripts/import-rules.mjs`, the order of sub-folders and the drawing of the
 * layers in `docs/layers.md`: fails when a rule is broken, sub-folders of one folder import each other in a
 * circle, or the drawing is old. `--write` draws it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { importRules } from './import-rules.mjs';
import { findBrokenRules } from './lib/break-rules.mjs';
import { drawLayers, findLayers } from './lib/draw-layers.mjs';
import { findCircles } from './lib/find-circles.mjs';
import { readImportGraph } from './lib/import-graph.mjs';

const target = 'docs/layers.md';

const notProduct =
  /\.(test|stories)\.tsx?$|\/testing(\/|\.ts$)|\/test-[^/]+\.tsx?$|-global-setup\.ts$/;

const all = readImportGraph(['packages']);
const modules = all.filter(({ source }) => !notProduct.test(source));
const text = `# Layers

An arrow points at what is imported. An import that another path of arrows implies is left out. Tests and stories are not in it. Drawn by \`npm run layers\`; [architecture.md](architecture.md) says what each part is for, and \`scripts/import-rules.mjs\` holds the rules.

\`\`\`mermaid
${drawLayers(findLayers(modules))}
\`\`\`
`;

const broken = findBrokenRules(all, importRules);
for (const { rule, from, to } of broken) console.error(`${rule}: ${from} → ${to}`);
const circles = findCircles(modules);
for (const { folder, from, to, example } of circles) {
  console.error(`${folder}: a circle runs over ${from} → ${to}: ${example}`);
}
if (process.argv.includes('--write')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error(`${target} is older than the code: run "npm run layers".`);
  process.exitCode = 1;
}
if (broken.length > 0 || circles.length > 0) process.exitCode = 1;
