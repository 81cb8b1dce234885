import { attributesOf, listPlateSpellings, normalizeText } from '@rastro/sdk/domain';
import type { CliResource } from '../cli-resource';
import type { Entity } from '../entity';

/** The things of a resource by all that people write for one. */
export interface NamedThings {
  /** Matches of a text: by id, else by unique id or email, else by plate, else by name. */
  find(text: string): readonly Entity[];
}

type Names = Map<string, Entity[]>;

/** The texts of a resource that name one: those that it must have, else those that are searched. */
export function namingMembers({ labels, members }: CliResource): readonly string[] {
  if (labels.length > 0) return labels;
  return members
    .filter(({ description: { kind, search } }) => kind === 'text' && search)
    .map(({ member }) => member);
}

/** Signs and blanks of a plate do not count, nor which of its two spellings it is written in. */
function toPlates(text: string): string[] {
  const lower = text.toLowerCase();
  const known = listPlateSpellings(lower);
  return known.length > 0 ? known : [lower.replace(/[^\p{L}\p{N}]/gu, '')].filter(Boolean);
}

const platesOf = (entity: Entity): string[] =>
  Object.entries(attributesOf(entity)).flatMap(([key, value]) =>
    /(^|\.)plate$/.test(key) && typeof value === 'string' ? toPlates(value) : [],
  );

/** Index of the visible things of a resource. Hidden ones are found only where nothing else matches. */
export function createNamedThings(resource: CliResource, entities: readonly Entity[]): NamedThings {
  const { hasAttributes, words } = resource;
  const naming = namingMembers(resource);
  // The last text that it must have tells it from all others.
  const key = naming.length > 1 ? naming.at(-1) : undefined;
  const textsOf = (entity: Entity, names: readonly string[]) =>
    names.map((name) => String(entity[name] ?? '').trim()).filter(Boolean);
  const index = (toTexts: (entity: Entity) => readonly string[]): Names => {
    const names: Names = new Map();
    for (const entity of entities) {
      for (const text of new Set(toTexts(entity))) {
        names.set(text, [...(names.get(text) ?? []), entity]);
      }
    }
    return names;
  };
  const own = naming.filter((name) => name !== key);
  const levels: { names: Names; spell: (text: string) => readonly string[] }[] = [
    { names: index(({ id }) => [String(id)]), spell: (text) => [text] },
    { names: index((one) => textsOf(one, key ? [key] : [])), spell: (text) => [text] },
    { names: index((one) => (hasAttributes ? platesOf(one) : [])), spell: toPlates },
    { names: index((one) => textsOf(one, own)), spell: (text) => [text] },
    {
      names: index((one) => textsOf(one, naming).map(normalizeText)),
      spell: (text) => [normalizeText(text)],
    },
  ];
  return {
    find(given) {
      const text = given.trim();
      for (const { names, spell } of levels) {
        const found = new Set(spell(text).flatMap((one) => names.get(one) ?? []));
        const shown = [...found].filter((entity) => !words.isHidden?.(entity));
        if (found.size > 0) return shown.length > 0 ? shown : [...found];
      }
      return [];
    },
  };
}
