import { describe, expect, it } from 'vitest';
import { device, group } from '../../contract';
import { createDirectory } from './directory';
import { toImportResource } from './describe-resource';
import { mapColumns, type ColumnTarget } from './map-columns';
import { groupByKey, planSheet } from './plan-sheet';
import { runRows, type RunOutcome } from './run-rows';
import type { ImportedThing, ImportResource } from './types';

class Refused extends Error {
  readonly code = 'NOT_UNIQUE';
  readonly status: number | undefined;
  constructor(status?: number) {
    super('refused');
    this.status = status;
  }
}
interface Given {
  description?: ImportResource['description'];
  table: string[][];
  newGroups?: string[];
  done?: string[];
  isStopped?: () => boolean;
  /** Throws for what the server refuses. */
  judge?: (name: string) => void;
}

/** Writes a table to a server that holds only what the run makes; tells what was called, and how rows ended. */
async function run({
  description = device,
  table: [header = [], ...table],
  newGroups = [],
  done = [],
  isStopped = () => false,
  judge = () => undefined,
}: Given) {
  const resource = { ...toImportResource(description), description, key: undefined };
  const groups = createDirectory({ ...toImportResource(group) }, []);
  const rows = table.map((cells, index) => ({ line: index + 2, cells }));
  const { planner, planned } = planSheet(
    rows,
    mapColumns(resource, header).map((one): ColumnTarget => one ?? { kind: 'ignored' }),
    {
      resource,
      entities: groupByKey(resource, []),
      directories: new Map([['groupId', groups]]),
      done: new Set(done),
      createGroups: true,
    },
  );
  const made: ImportedThing[] = [];
  const make = (input: Readonly<Record<string, unknown>>) => {
    judge(String(input['name']));
    made.push({ ...input, id: made.length + 1 });
    return Promise.resolve({ ...input, id: made.length });
  };
  const ended: string[] = [];
  const say = (outcome: RunOutcome<Refused>): string => {
    if (outcome.kind !== 'refused') return outcome.kind;
    return 'error' in outcome ? outcome.error.code : outcome.reasons.map(({ code }) => code).join();
  };
  const isComplete = runRows({
    rows: planned.map(({ row }) => row),
    planner,
    newGroups,
    createGroup: make,
    calls: {
      list: () => Promise.resolve([]),
      get: (id) => Promise.resolve(made[id - 1]!),
      create: make,
      update: () => Promise.resolve(),
    },
    parallel: 2,
    signal: new AbortController().signal,
    isFailure: (error) => error instanceof Refused,
    isStopped,
    onRow: (outcome, row) => void ended.push(`${row.line} ${say(outcome)}`),
  });
  return { isComplete: await isComplete.catch((error: unknown) => error), made, ended };
}
const namesOf = (made: readonly ImportedThing[]) =>
  made.map(({ name, groupId }) => `${String(name)} in ${String(groupId ?? 0)}`);

describe('runRows', () => {
  it('makes a parent before what is in it, wherever it stands in the file', async () => {
    const table = [
      ['name', 'group'],
      ['Leaf', 'Branch'],
      ['Branch', 'Root'],
      ['Root', ''],
    ];
    const { isComplete, made, ended } = await run({ description: group, table });
    expect(isComplete).toBe(true);
    expect(namesOf(made)).toEqual(['Root in 0', 'Branch in 1', 'Leaf in 2']);
    expect(ended).toEqual(['4 created', '3 created', '2 created']);
  });

  it('answers rows whose parent is refused, and those that wait for each other', async () => {
    const table = [
      ['name', 'group'],
      ['Leaf', 'Root'],
      ['Root', ''],
      ['A', 'B'],
      ['B', 'A'],
    ];
    const judge = (name: string) => {
      if (name === 'Root') throw new Refused(400);
    };
    const { isComplete, made, ended } = await run({ description: group, table, judge });
    expect(isComplete).toBe(true);
    expect(made).toEqual([]);
    expect(ended).toEqual(['3 NOT_UNIQUE', '2 NO_SUCH', '4 NO_SUCH', '5 NO_SUCH']);
  });

  it('makes groups first, each once', async () => {
    const table = [
      ['name', 'uniqueId', 'group'],
      ['Van', '8', 'south'],
    ];
    const { made } = await run({ table, newGroups: ['South', 'south'] });
    expect(namesOf(made)).toEqual(['South in 0', 'Van in 1']);
  });

  it('passes over what an earlier run has done', async () => {
    const table = [
      ['name', 'uniqueId'],
      ['Van', '8'],
      ['Bus', '9'],
    ];
    const { made, ended } = await run({ table, done: ['8'] });
    expect(namesOf(made)).toEqual(['Bus in 0']);
    expect(ended).toEqual(['2 done', '3 created']);
  });

  it('takes nothing once it is stopped, not even a group', async () => {
    const table = [
      ['name', 'uniqueId', 'group'],
      ['Van', '8', 'South'],
    ];
    const { isComplete, made, ended } = await run({
      table,
      newGroups: ['South'],
      isStopped: () => true,
    });
    expect([isComplete, made, ended]).toEqual([false, [], []]);
  });

  it('throws what stops every row, after those under way', async () => {
    const table = [
      ['name', 'uniqueId'],
      ['Van', '8'],
      ['Bus', '9'],
      ['Car', '10'],
      ['Bike', '11'],
    ];
    const judge = (name: string) => {
      if (name === 'Van') throw new Refused();
    };
    const { isComplete, ended } = await run({ table, judge });
    expect(isComplete).toBeInstanceOf(Refused);
    expect(ended).toContain('3 created');
    expect(ended).not.toContain('5 created');
  });
});
