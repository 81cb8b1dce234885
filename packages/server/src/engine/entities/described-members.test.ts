import { resources, type Member, type ResourceDescription } from '@rastro/sdk/contract';
import { describe, expect, it } from 'vitest';
import { gateRoutes } from '../../http/gate/gate-routes';
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
    const rows = gateRoutes.filter(
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

it('every entity of the engine that may be written through the gate is described', () => {
  const paths = new Set(described.map(([, { path }]) => path));
  const left = gateRoutes
    .filter(({ method, template }) => method === 'PUT' && !template.includes('}/'))
    .map(({ template }) => template.replace('/{id}', ''))
    .filter((path) => !paths.has(path));
  expect(left).toEqual([]);
});
