import { readdirSync, readFileSync } from 'node:fs';
import {
  choice,
  defineResource,
  id,
  resources,
  type Member,
  type ResourceDescription,
} from '@rastro/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { gateRows } from '../../http/gate/gate-rows';
import { decodeEntity } from './decode-entity';
import * as entities from './entities';
import type { Entity, FieldKind } from '../../entities/entity';
import * as linked from './linked-entities';
import { toEntity } from '../../entities/to-entity';

const ENTITIES: readonly Entity[] = [...Object.values(entities), ...Object.values(linked)].filter(
  (entity): entity is Entity => 'fields' in entity,
);

/** Column types allowed for each kind of member. */
const COLUMN_TYPES: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['text', 'character varying'],
  boolean: ['boolean'],
  integer: ['integer', 'bigint'],
  double: ['double precision'],
  time: ['timestamp with time zone'],
  reference: ['integer', 'bigint'],
  attributes: ['text', 'json', 'jsonb'],
  json: ['json', 'jsonb'],
};

let database: Database;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe.each(ENTITIES.map((entity) => [entity.name, entity] as const))('a %s', (_name, entity) => {
  it('has a column of the right type for each member that is kept', async () => {
    const { rows } = await database.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = $1`,
      [entity.table],
    );
    const types = new Map(rows.map(({ name, type }) => [name, type]));
    for (const { column, kind } of entity.fields) {
      if (column === null) continue;
      expect([column, COLUMN_TYPES[kind]]).toEqual([
        column,
        expect.arrayContaining([types.get(column)]),
      ]);
    }
    for (const column of [entity.sortColumn, ...entity.keywordColumns]) {
      expect(types.has(column)).toBe(true);
    }
  });
});

it('an entity made of a description takes the default of a choice that is left out', () => {
  const berth = defineResource({
    name: 'Berth',
    path: '/berths',
    area: 'groups',
    members: { id: id(), side: choice(['port', 'starboard'], { default: 'port' }) },
  });
  expect(decodeEntity(toEntity(berth), {})).toEqual({ id: 0, side: 'port' });
});

describe('an entity made of a description is refused', () => {
  it('with a difference of a member that is not described', () => {
    expect(() => toEntity(resources.groups, { members: { colour: {} } })).toThrow(
      'Group has no member colour',
    );
  });

  it('with a member that the server writes and nobody reads', () => {
    expect(() => toEntity(resources.devices)).toThrow(
      'The server writes status, and nothing says how it is read',
    );
  });
});

const described: [string, ResourceDescription, Entity][] = Object.values(resources).flatMap(
  (resource: ResourceDescription) => {
    const entity = ENTITIES.find(({ name }) => name === resource.name);
    return entity ? [[resource.name, resource, entity]] : [];
  },
);

const namesOf = (members: [string, unknown][]): string[] => members.map(([name]) => name).sort();

describe.each(described)('the members of a %s', (_name, resource) => {
  it('that the gate lets through are all that clients write, and nothing that nobody reads', () => {
    const rows = gateRows.filter(
      ({ method, template }) =>
        (method === 'PUT' || method === 'POST') &&
        (template === resource.path || template === `${resource.path}/{id}`),
    );
    const all = Object.entries(resource.members);
    const written = namesOf(all.filter(([, { kind, writtenBy }]) => kind === 'id' || !writtenBy));
    for (const { body = [] } of rows) {
      expect(body).toEqual(expect.arrayContaining(written));
      expect(namesOf(all)).toEqual(expect.arrayContaining([...body]));
    }
  });
});

interface RecordedStep {
  do?: string;
  answer?: { status?: number; body?: unknown };
}

/** Members that recordings leave out, because they differ from run to run. */
const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  Action: ['actionTime', 'address', 'attributes', 'id', 'objectId'],
  Server: ['emailEnabled', 'version'],
};

const RECORDINGS = new URL('../../engine-door/recordings/', import.meta.url);
const steps: RecordedStep[] = readdirSync(RECORDINGS)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const recording: unknown = JSON.parse(readFileSync(new URL(file, RECORDINGS), 'utf8'));
    return (recording as { steps: RecordedStep[] }).steps;
  });

/** The things of a resource that a Traccar answered. */
function listRecorded({ path, query }: ResourceDescription): Record<string, unknown>[] {
  const isOfPath = (step: RecordedStep) => {
    const [method, target = ''] = step.do?.split(' ') ?? [];
    const [asked = ''] = target.split('?');
    const rest = asked.startsWith(path) ? asked.slice(path.length) : null;
    const isList = method === 'GET' && rest === '' && Object.keys(query).length > 0;
    return isList || (rest !== null && /^(\/(\d+|\{\{\w+\}\}))?$/.test(rest));
  };
  return steps
    .filter((step) => step.answer?.status === 200 && isOfPath(step))
    .flatMap(({ answer }) => answer?.body)
    .filter((body) => typeof body === 'object' && body !== null)
    .map((body) => body as Record<string, unknown>);
}

const recorded = Object.values(resources).flatMap((resource: ResourceDescription) => {
  const things = listRecorded(resource);
  return things.length > 0 ? [[resource.name, resource, things] as const] : [];
});

describe.each(recorded)('a recorded %s', (_name, resource, things) => {
  const members = Object.entries<Member>(resource.members);

  it('has the members of the description, and no others', () => {
    const known = members.filter(([, { ownedByProduct }]) => !ownedByProduct);
    const seen = new Set(things.flatMap((thing) => Object.keys(thing)));
    const left = SHORTENED[resource.name] ?? [];
    expect([...seen, ...left].sort()).toEqual(namesOf(known));
  });
});

it('recordings have things of these resources', () => {
  expect(
    recorded
      .map(([name]) => name)
      .sort()
      .join(' '),
  ).toBe(
    'Action Attribute Calendar Command Device Driver Geofence Group Maintenance Notification Position Server User',
  );
});

it('every entity of the engine that may be written through the gate is described', () => {
  const paths = new Set(described.map(([, { path }]) => path));
  const left = gateRows
    .filter(({ method, template, isOwn }) => method === 'PUT' && !isOwn && !template.includes('}/'))
    .map(({ template }) => template.replace('/{id}', ''))
    .filter((path) => !paths.has(path));
  expect(left).toEqual([]);
});
