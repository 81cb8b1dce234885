import { describe, expect, it } from 'vitest';
import { drawLayers, findLayers, partOf } from './lib/draw-layers.mjs';

const file = (source, ...targets) => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved })),
});
const sdk = (folder) => `packages/sdk/src/${folder}/a.ts`;

describe('layers', () => {
  it('takes folders where a package has layers, else the package', () => {
    expect(partOf('packages/sdk/src/map/a.ts')).toBe('sdk/map');
    expect(partOf('packages/sdk/src/index.ts')).toBe('sdk');
    expect(partOf('packages/cli/src/csv/a.ts')).toBe('cli');
    expect(partOf('node_modules/react/index.js')).toBeNull();
  });

  it('leaves out what another path of arrows implies', () => {
    const modules = [
      file(sdk('react'), sdk('client'), sdk('domain'), 'node_modules/react/index.js'),
      file(sdk('client'), sdk('domain'), 'packages/sdk/src/client/b.ts'),
    ];
    expect(findLayers(modules)).toEqual([
      { part: 'sdk/react', targets: ['sdk/client'] },
      { part: 'sdk/client', targets: ['sdk/domain'] },
    ]);
  });

  it('keeps both arrows of a circle, which would else vanish from the drawing', () => {
    const modules = [file(sdk('ui'), sdk('react')), file(sdk('react'), sdk('ui'))];
    expect(findLayers(modules).map(({ targets }) => targets)).toEqual([['sdk/react'], ['sdk/ui']]);
  });

  it('draws one box a package and one arrow an import', () => {
    const chart = drawLayers(findLayers([file('packages/cli/src/a.ts', sdk('domain'))]));
    expect(chart.split('\n')).toEqual([
      'flowchart TD',
      '  subgraph cli_package["cli"]',
      '    cli["src"]',
      '  end',
      '  subgraph sdk_package["sdk"]',
      '    sdk_domain["domain"]',
      '  end',
      '  cli --> sdk_domain',
    ]);
  });
});
