import { readdirSync, readFileSync } from 'node:fs';
import { resources, type Member, type ResourceDescription } from '@rastro/sdk/contract';
import { describe, expect, it } from 'vitest';
import { gateRows } from '../../http/gate/gate-rows';
import * as entities from './entities';
import type { Entity, FieldKind } from './entity';
import * as linked from './linked-entities';

const ENTITIES: readonly Entity[] = [...Object.values(entities), ...Object.values(linked)].filter(
  (entity): entity is Entity => 'fields' in entity,
);

/** How the engine keeps what a description calls by these names. */
const KINDS: Partial<Record<Member['kind'], readonly FieldKind[]>> = {
  text: ['text'],
  area: ['text'],
  schedule: ['text'],
  choice: ['text'],
  number: ['integer', 'double'],
  numbers: ['text'],
  flag: ['boolean'],
  moment: ['time'],
  reference: ['reference', 'integer'],
  attributes: ['attributes'],
};

/** Members that clients must send, while the tracking API itself does without. */
const STRICTER: Readonly<Record<string, readonly string[]>> = { Notification: ['notificators'] };

const described: [string, ResourceDescription, Entity][] = Object.values(resources).flatMap(
  (resource: ResourceDescription) => {
    const entity = ENTITIES.find(({ name }) => name === resource.name);
    return entity ? [[resource.name, resource, entity]] : [];
  },
);

const namesOf = (members: [string, unknown][]): string[] => members.map(([name]) => name).sort();

describe.each(described)('the members of a %s', (name, resource, entity) => {
  const members = Object.entries(resource.members).filter(([, member]) => !member.ownedByProduct);
  const fieldOf = (member: string) => entity.fields.find((field) => field.name === member);

  it('are those of the engine', () => {
    expect(namesOf(members)).toEqual(['id', ...entity.fields.map((field) => field.name)].sort());
    expect(`/${entity.path}`).toBe(resource.path);
  });

  it('that only the server writes have no column, nor have those that are only written', () => {
    for (const [member, { kind, writtenBy, writeOnly }] of members) {
      if (kind === 'id') continue;
      const { column, writeOnly: hidden } = fieldOf(member) ?? {};
      expect({ member, kept: column !== null }).toEqual({
        member,
        kept: !writtenBy && !(writeOnly && hidden),
      });
    }
  });

  it('are kept as what they are', () => {
    for (const [member, { kind, whole, required = false, trim = false }] of members) {
      if (kind === 'id') continue;
      const field = fieldOf(member);
      expect(KINDS[kind], `${name}.${member}`).toContain(field?.kind);
      if (kind === 'number') expect([member, field?.kind === 'integer']).toEqual([member, !!whole]);
      const stricter = STRICTER[name]?.includes(member) ?? false;
      expect([member, field?.required ?? false]).toEqual([member, required && !stricter]);
      expect([member, field?.trimmed ?? false]).toEqual([member, trim]);
    }
  });

  it('are searched and sorted by the same', () => {
    const snake = (text: string) => text.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
    const searched = namesOf(members.filter(([, { search }]) => search)).map(snake);
    expect(searched.sort()).toEqual([...entity.keywordColumns].sort());
    const sorted = namesOf(members.filter(([, { sort }]) => sort));
    expect(sorted).toEqual(entity.sortColumn === 'id' ? [] : [entity.sortColumn]);
  });

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
    .filter(({ method, template }) => method === 'PUT' && !template.includes('}/'))
    .map(({ template }) => template.replace('/{id}', ''))
    .filter((path) => !paths.has(path));
  expect(left).toEqual([]);
});
