import { toPrintable } from '@rastro/sdk/domain';
import type { CliResource } from '../cli-resource';
import type { Entity } from '../entity';

/** Returns a thing's display name, `Truck 7`; its kind and id where it has no name. */
export function nameEntity({ labels, members, one }: CliResource, entity: Entity): string {
  const texts = members.filter(({ description: { search } }) => search).map(({ member }) => member);
  const name = [...labels, ...texts].map((member) => entity[member]).find(Boolean);
  return name === undefined ? `${one} ${entity.id}` : toPrintable(String(name));
}

/** The same with what tells it from others of its name, `Truck 7 (id 2, 860123456789012)`. */
export function describeEntity(resource: CliResource, entity: Entity): string {
  const { key } = resource;
  const more = key ? `, ${toPrintable(String(entity[key.member] ?? ''))}` : '';
  return `${nameEntity(resource, entity)} (id ${entity.id}${more})`;
}
