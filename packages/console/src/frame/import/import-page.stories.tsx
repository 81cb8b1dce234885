import { device, group } from '@rastro/sdk/contract';
import {
  createDirectory,
  findSheet,
  groupByKey,
  mapColumns,
  planSheet,
  type ColumnTarget,
} from '@rastro/sdk/domain';
import { ResourceWords } from '@rastro/sdk/resource';
import { makeDevice, makeGroup, makeUser } from '@rastro/sdk/testing';
import { useState, type ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { ConsoleStory } from '../../testing/console-story';
import { ImportOutcome } from './import-outcome';
import { ImportPage } from './import-page';
import { ImportPlan } from './import-plan';
import { toWritableResource } from './to-writable-resource';
import type { OpenSheet } from './use-import';
import { useImportWords } from './use-import-words';

export default { title: 'Console / import / Import page' };

const resource = toWritableResource(device);
const known = {
  entities: groupByKey(resource, [makeDevice(7, { name: 'Truck 7', uniqueId: '7007' })]),
  directories: new Map([
    ['groupId', createDirectory(toWritableResource(group), [makeGroup(2, { name: 'Norte' })])],
  ]),
};
const table = [
  ['Frota 2026'],
  ['Nome', 'IMEI', 'Placa', 'Grupo', 'Cor'],
  ['Truck 7', '7007', 'ABC1D23', 'Norte', 'azul'],
  ['Fiorino 08', '355000000000008', 'BRA2E19', 'Norte', 'branca'],
  ['Kangoo 05', '3,55E+14', 'RIO2A18', 'Sul', ''],
  ['Total', '', '', '', ''],
  ...HOSTILE_NAMES.slice(0, 4).map((name, index) => [name, `90${index}`, name, '', '']),
];
const rows = table.map((cells, index) => ({ line: index + 1, cells }));
const sheet = findSheet(resource, rows) ?? { header: [], headerLine: 1, rows: [] };
const open: OpenSheet = {
  name: 'frota.xlsx',
  sheet,
  known,
  targets: mapColumns(resource, sheet.header),
};
const nothing = () => undefined;

function Plan(): ReactElement {
  const words = useImportWords(resource);
  const [createGroups, setCreateGroups] = useState(false);
  const targets = open.targets.map((one): ColumnTarget => one ?? { kind: 'ignored' });
  const options = { resource, ...known, done: new Set<string>(), createGroups };
  const value = {
    fault: null,
    isReading: false,
    open,
    ...planSheet(sheet.rows, targets, options),
    run: null,
    createGroups,
    setCreateGroups,
    read: () => Promise.resolve(),
    start: () => Promise.resolve(),
    setTarget: nothing,
    mend: nothing,
    stop: nothing,
    reset: nothing,
  };
  return (
    <ImportPlan resource={resource} words={words} value={value} open={open} onStart={nothing} />
  );
}

function Outcome({ state }: { state: 'running' | 'stopped' }): ReactElement {
  const words = useImportWords(resource);
  const refused = sheet.rows.slice(2, 4).map((row) => ({
    row: { ...row, key: '', id: null, problems: [], warnings: [], draft: NO_DRAFT },
    why: [{ code: 'ROUNDED' as const, column: 'uniqueId', params: { text: '3,55E+14' } }],
  }));
  const run = { all: 214, created: 96, updated: 11, unchanged: 3, refused, state };
  return (
    <ImportOutcome
      open={open}
      run={run}
      words={words}
      onStop={nothing}
      onList={nothing}
      onAgain={nothing}
    />
  );
}
const NO_DRAFT = { fields: {}, references: {}, attributes: new Map() };

const Page = ({ children }: { children: ReactElement }): ReactElement => (
  <ConsoleStory path="/devices/import">
    <ResourceWords>
      <main style={{ display: 'grid', gap: 16, padding: 16 }}>{children}</main>
    </ResourceWords>
  </ConsoleStory>
);

export const Start = (): ReactElement => (
  <ConsoleStory path="/devices/import" state={{ user: makeUser({ deviceLimit: -1 }) }}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <ImportPage />
    </main>
  </ConsoleStory>
);
Start.meta = {
  about: 'A file is chosen or dropped, or cells are pasted.',
  layout: 'page',
  ready: 'textarea',
};

export const Planned = (): ReactElement => (
  <Page>
    <Plan />
  </Page>
);
Planned.meta = {
  about: 'What each column is for, and what is done with each row.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const UnderWay = (): ReactElement => (
  <Page>
    <Outcome state="running" />
  </Page>
);
UnderWay.meta = { about: 'Rows are written; it can be stopped.', layout: 'page', ready: 'button' };

export const Stopped = (): ReactElement => (
  <Page>
    <Outcome state="stopped" />
  </Page>
);
Stopped.meta = { about: 'What was done, and what was refused.', layout: 'page', ready: 'button' };
