/**
 * The layers of docs/architecture.md as rules. `import-rules.test.mjs` shows each of them to fail once.
 */
const sdk = (folder) => `^packages/sdk/src/${folder}/`;
const notTests = '\\.(test|stories)\\.tsx?$|/testing\\.ts$|/test-setup\\.ts$|-global-setup\\.ts$';

/** Folders of the SDK in order: each may import itself and those before it. */
const layers = [
  'domain',
  'contract',
  'export',
  'words',
  'client',
  'icons',
  'ui',
  'react',
  'map',
  'widgets',
  'testing',
];

/** icons and ui draw; they know nothing of the wire. The fake server works without React. */
const alsoForbidden = {
  export: ['contract'],
  icons: ['contract', 'words', 'client'],
  ui: ['contract', 'words', 'client'],
  testing: ['icons', 'ui', 'react', 'map', 'widgets'],
};

const layerRules = layers.map((layer, index) => ({
  name: `sdk-${layer}-knows-only-what-is-below`,
  comment: `sdk/${layer} may import only ${layers.slice(0, index + 1).join(', ')}`,
  from: { path: sdk(layer), pathNot: notTests },
  to: {
    path: [...layers.slice(index + 1), ...(alsoForbidden[layer] ?? [])].map(sdk).join('|'),
  },
}));

/** Areas of the product, by the same names in every package. */
export const AREAS = [
  'access',
  'accounts',
  'alarms',
  'billing',
  'branding',
  'commands',
  'consents',
  'devices',
  'drivers',
  'geofences',
  'groups',
  'integrations',
  'logs',
  'maintenance',
  'notifications',
  'reports',
  'resellers',
  'settings',
  'shares',
];

/** Areas of which another area uses files, by package; an area that is not named uses none. */
const reached = {
  // The test of an integration asks the payment provider.
  server: { integrations: ['billing'] },
  console: {
    // A suspended account still reads and pays its invoices.
    accounts: ['billing'],
    // The table of the fleet has columns of groups and moves devices between them.
    devices: ['groups'],
    drivers: ['accounts'],
    resellers: ['accounts', 'integrations'],
    shares: ['devices'],
  },
};

const areaRules = Object.entries(reached).flatMap(([pack, allowed]) => {
  const area = (name) => `^packages/${pack}/src/areas/${name}/`;
  const rule = (name, from, others) => ({
    name: `${pack}-${name}`,
    comment: 'An area uses what lies below all areas, and of another area what it offers.',
    from: { path: area(from), pathNot: notTests },
    to: {
      path: area('[^/]+'),
      pathNot: ['$1', ...others].map(area).join('|'),
      except: ['type', 'dynamic'],
    },
  });
  const names = Object.keys(allowed);
  return [
    rule('areas-stand-alone', `(?!(?:${names.join('|')})/)([^/]+)`, []),
    ...names.map((name) => rule(`area-${name}-uses-few-others`, `(${name})`, allowed[name])),
  ];
});

/** @type {import('./lib/break-rules.mjs').ImportRule[]} */
export const importRules = [
  ...layerRules,
  ...areaRules,
  {
    name: 'ground-lies-below-areas',
    comment:
      'What several areas share (who asks, what one may do, what is kept) knows none of them.',
    from: { path: '^packages/server/src/ground/', pathNot: notTests },
    to: { path: '^packages/server/src/areas/' },
  },
  {
    name: 'frame-lies-below-areas',
    comment: 'What every page has around and in it knows no page.',
    from: { path: '^packages/console/src/frame/', pathNot: notTests },
    to: { path: '^packages/console/src/(areas|app)/' },
  },
  {
    name: 'areas-do-not-know-the-app',
    comment: 'The app puts the pages together; none of them reaches back.',
    from: { path: '^packages/console/src/areas/', pathNot: notTests },
    to: { path: '^packages/console/src/app/' },
  },
  {
    name: 'domain-imports-nothing',
    comment:
      'The rules of the product are pure: no package, no Node module, no other folder. saxes reads XML, as pure as they are.',
    from: { path: sdk('domain'), pathNot: notTests },
    to: { pathNot: `${sdk('domain')}|node_modules/saxes/` },
  },
  {
    name: 'leaflet-only-in-map',
    comment:
      'leaflet throws on import in Node, react-leaflet has a licence of its own, and MapLibre is large.',
    from: { pathNot: `${sdk('map')}|${notTests}` },
    to: {
      path: 'node_modules/(leaflet|react-leaflet|@react-leaflet|maplibre-gl|@maplibre|pmtiles)/',
      except: ['type'],
    },
  },
  {
    name: 'form-state-only-in-forms-of-resources',
    comment: 'react-hook-form comes with the first form, from an entry of its own.',
    from: { pathNot: `${sdk('react/resource/form')}|${notTests}` },
    to: { path: 'node_modules/react-hook-form/' },
  },
  {
    name: 'hooks-know-no-form',
    comment: 'What every page has must not bring the forms along.',
    from: {
      path: sdk('react'),
      pathNot: `${sdk('react/resource/form')}|${sdk('react/resource')}index|${notTests}`,
    },
    to: { path: sdk('react/resource/form'), except: ['type', 'dynamic'] },
  },
  {
    name: 'widgets-reach-the-map-lazily',
    comment: 'A static import would bring leaflet into server rendering.',
    from: {
      path: `${sdk('widgets')}|^packages/sdk/src/index`,
      pathNot: `${notTests}|-view\\.tsx$|-view/`,
    },
    to: { path: sdk('map'), except: ['type', 'dynamic'] },
  },
  {
    name: 'schema-and-tokens-have-no-react',
    comment: 'Server and CLI import them.',
    from: { path: '^packages/theme/src/(schema|tokens|folder)/', pathNot: notTests },
    to: { path: 'node_modules/(react|react-dom|styled-components)/' },
  },
  {
    name: 'sdk-takes-only-tokens-of-the-theme',
    from: { path: '^packages/sdk/src/', pathNot: notTests },
    to: { path: '^packages/theme/src/', pathNot: '^packages/theme/src/tokens/' },
  },
  {
    name: 'node-side-uses-no-react-entry',
    comment:
      'Server and CLI use domain, contract, export, words, client, and the schema, tokens and folder of the theme.',
    from: { path: '^packages/(server|cli)/src/', pathNot: notTests },
    to: {
      path: '^packages/(sdk|theme)/src/',
      pathNot:
        '^packages/sdk/src/(domain|contract|export|words|client)/|^packages/theme/src/(schema|tokens|folder)/',
    },
  },
  {
    name: 'packages-meet-at-their-entries',
    comment:
      'What another package does not export is its own business. The command line is tested against a real server.',
    from: { path: '^packages/([^/]+)/', pathNot: '^packages/cli/src/commands/testing[.]ts$' },
    to: {
      path: '^packages/',
      pathNot:
        '^packages/$1/|^packages/(sdk|theme)/src/(index|internal)[.]ts$|^packages/(sdk|theme)/src/(react/)?[a-z]+/index[.]ts$',
    },
  },
  {
    name: 'entities-lie-below-engine-and-areas',
    comment:
      'How a described thing lies in the database is the same for what either of them keeps.',
    from: { path: '^packages/server/src/entities/', pathNot: notTests },
    to: { path: '^packages/server/src/', pathNot: '^packages/server/src/(entities|db)/' },
  },
  {
    name: 'only-the-start-knows-the-engine',
    comment: 'The rest of the server cannot tell which upstream is in use.',
    from: {
      path: '^packages/server/src/(http|areas|ground|request|config|engine-door)/',
      pathNot: notTests,
    },
    to: { path: '^packages/server/src/(engine|demo|traccar|notifying)/' },
  },
  {
    name: 'the-engine-knows-no-door',
    from: { path: '^packages/server/src/(engine|upstream|db)/', pathNot: notTests },
    to: { path: '^packages/server/src/(http|areas|ground|request|config|demo|engine-door)/' },
  },
  {
    name: 'the-proxy-knows-only-the-contract',
    comment:
      'What stands in for the engine knows neither the engine nor who calls it; pure rules are open to all.',
    from: {
      path: '^packages/server/src/traccar/',
      pathNot: `${notTests}|^packages/server/src/traccar/testing/`,
    },
    to: {
      path: '^packages/',
      pathNot: '^packages/server/src/(traccar|upstream|db)/|^packages/sdk/src/domain/',
    },
  },
  {
    name: 'only-the-start-knows-the-metrics',
    comment:
      'Parts offer figures; who reads them, and whether anybody does, is not their business.',
    from: { path: '^packages/server/src/', pathNot: '^packages/server/src/(main|metrics)/' },
    to: { path: '^packages/server/src/metrics/' },
  },
  {
    name: 'only-the-program-knows-the-start',
    comment: 'The start puts the parts together; none of them reaches back.',
    from: {
      path: '^packages/server/src/[^/]+/',
      pathNot: `${notTests}|^packages/server/src/main/`,
    },
    to: { path: '^packages/server/src/main/' },
  },
  {
    name: 'no-circles',
    from: { pathNot: notTests },
    to: { isCircular: true },
  },
];
