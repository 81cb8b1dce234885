/**
 * Holds the import rules of `.dependency-cruiser.cjs`, the order of sub-folders and the drawing of the
 * layers in `docs/layers.md`: fails when a rule is broken, sub-folders of one folder import each other in a
 * circle, or the drawing is old. `--write` draws it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { drawLayers, findLayers } from './lib/draw-layers.mjs';
import { findCircles } from './lib/find-circles.mjs';

const target = 'docs/layers.md';
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const notProduct =
  /\.(test|stories)\.tsx?$|\/testing(\/|\.ts$)|\/test-[^/]+\.tsx?$|-global-setup\.ts$/;

const { output } = await cruise(['packages'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
});
const modules = output.modules.filter(({ source }) => !notProduct.test(source));
const text = `# Layers

An arrow points at what is imported. An import that another path of arrows implies is left out. Tests and stories are not in it. Drawn by \`npm run layers\`; [architecture.md](architecture.md) says what each part is for, and \`.dependency-cruiser.cjs\` holds the rules.

\`\`\`mermaid
${drawLayers(findLayers(modules))}
\`\`\`
`;

const broken = output.summary.violations.filter(({ rule }) => rule.severity === 'error');
for (const { rule, from, to } of broken) console.error(`${rule.name}: ${from} → ${to}`);
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
