import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AREAS, importRules } from './import-rules.mjs';
import { findBrokenRules } from './lib/break-rules.mjs';
import { readImportGraph } from './lib/import-graph.mjs';

/** For each rule one file that breaks it, and what it reaches for. */
const offences = {
  'domain-imports-nothing': ['sdk/src/domain/a.ts', 'node:fs'],
  'sdk-domain-knows-only-what-is-below': ['sdk/src/domain/b.ts', '../contract/x'],
  'sdk-contract-knows-only-what-is-below': ['sdk/src/contract/a.ts', '../client/x'],
  'sdk-export-knows-only-what-is-below': ['sdk/src/export/a.ts', '../words/x'],
  'sdk-words-knows-only-what-is-below': ['sdk/src/words/a.ts', '../client/x'],
  'sdk-client-knows-only-what-is-below': ['sdk/src/client/a.ts', '../react/x'],
  'sdk-icons-knows-only-what-is-below': ['sdk/src/icons/a.ts', '../client/x'],
  'sdk-ui-knows-only-what-is-below': ['sdk/src/ui/a.ts', '../client/x'],
  'sdk-react-knows-only-what-is-below': ['sdk/src/react/a.ts', '../map/x'],
  'sdk-map-knows-only-what-is-below': ['sdk/src/map/a.ts', '../widgets/x'],
  'sdk-widgets-knows-only-what-is-below': ['sdk/src/widgets/d.ts', '../testing/x'],
  'sdk-testing-knows-only-what-is-below': ['sdk/src/testing/a.ts', '../react/x'],
  'server-areas-stand-alone': ['server/src/areas/alarms/a.ts', '../billing/x'],
  'server-area-integrations-uses-few-others': [
    'server/src/areas/integrations/a.ts',
    '../resellers/x',
  ],
  'console-areas-stand-alone': ['console/src/areas/alarms/a.ts', '../billing/x'],
  'console-area-accounts-uses-few-others': ['console/src/areas/accounts/a.ts', '../alarms/x'],
  'console-area-devices-uses-few-others': ['console/src/areas/devices/a.ts', '../billing/x'],
  'console-area-drivers-uses-few-others': ['console/src/areas/drivers/a.ts', '../billing/x'],
  'console-area-resellers-uses-few-others': ['console/src/areas/resellers/a.ts', '../billing/x'],
  'console-area-shares-uses-few-others': ['console/src/areas/shares/a.ts', '../billing/x'],
  'ground-lies-below-areas': ['server/src/ground/a.ts', '../areas/billing/x'],
  'frame-lies-below-areas': ['console/src/frame/a.ts', '../areas/billing/x'],
  'areas-do-not-know-the-app': ['console/src/areas/groups/a.ts', '../../app/x'],
  'leaflet-only-in-map': ['sdk/src/widgets/c.ts', 'leaflet'],
  'form-state-only-in-forms-of-resources': ['sdk/src/react/b.ts', 'react-hook-form'],
  'hooks-know-no-form': ['sdk/src/react/c.ts', './resource/form/x'],
  'widgets-reach-the-map-lazily': ['sdk/src/widgets/a.ts', '../map/x'],
  'schema-and-tokens-have-no-react': ['theme/src/tokens/a.ts', 'react'],
  'sdk-takes-only-tokens-of-the-theme': ['sdk/src/widgets/b.ts', '../../../theme/src/schema/x'],
  'node-side-uses-no-react-entry': ['server/src/http/a.ts', '../../../sdk/src/react/x'],
  'packages-meet-at-their-entries': ['cli/src/a.ts', '../../sdk/src/domain/x'],
  'entities-lie-below-engine-and-areas': ['server/src/entities/a.ts', '../engine/x'],
  'only-the-start-knows-the-engine': ['server/src/http/b.ts', '../engine/x'],
  'the-engine-knows-no-door': ['server/src/engine/a.ts', '../http/x'],
  'the-proxy-knows-only-the-contract': ['server/src/traccar/a.ts', '../engine/x'],
  'only-the-start-knows-the-metrics': ['server/src/listener/a.ts', '../metrics/x'],
  'only-the-program-knows-the-start': ['server/src/operator/a.ts', '../main/x'],
  'no-circles': ['server/src/config/a.ts', './a2'],
};

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function breakEachRule() {
  for (const [file, target] of Object.values(offences)) {
    write(`packages/${file}`, `import ${JSON.stringify(target)};\n`);
    if (target.startsWith('.')) {
      const reached = join('packages', dirname(file), `${target}.ts`);
      write(reached, 'export const x = 1;\n');
    }
  }
  write('packages/server/src/config/a2.ts', "import './a';\n");
  for (const name of ['leaflet', 'react', 'react-hook-form']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  return findBrokenRules(readImportGraph(['packages'], folder), importRules);
}

describe('import rules', () => {
  const broken = breakEachRule().map(({ rule, from }) => ({ rule, from }));

  it('has an offence for every rule', () => {
    expect(Object.keys(offences).sort()).toEqual(importRules.map((rule) => rule.name).sort());
  });

  it.each(Object.entries(offences))('%s is reported', (rule, [file]) => {
    expect(broken).toContainEqual({ rule, from: `packages/${file}` });
  });
});

it.each(['server', 'console'])('areas of %s have the names of every package', (name) => {
  const folders = readdirSync(`packages/${name}/src/areas`, { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(names.filter((area) => !AREAS.includes(area))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});
