'use client';
import { useMemo } from 'react';
import {
  DEVICE_FIELDS,
  DRIVER_FIELDS,
  findAttributeSetting,
  resolveVehicleIcon,
  USER_FIELDS,
} from '../../../domain';
import type { Words } from '../../../words';
import { nameAttribute } from '../../attributes/name-attribute';
import { useTrackingContext } from '../../provider/tracking-context';

/** Names of what belongs to a resource. */
export interface MemberWords {
  /** Name of a member, e.g. of `uniqueId`. */
  member: (name: string) => string;
  /** A line below the field of a member. */
  hint: (name: string) => string | undefined;
  /** Sentence for a value that is missing. */
  missing: (name: string) => string;
  /** Title of a form section, by its key in the view. */
  section: (key: string) => string;
  /** Name of an attribute; its key where it has no name. */
  attribute: (key: string) => string;
  /** Name of a member's choice, or of an area of rights; its value where it has no name. */
  choice: (name: string, value: string) => string;
  /** Text on the loss when an item is deleted. */
  loss: () => string;
}

/**
 * Names of members, parts and choices: those of the resource (`member.device.name`) before those that
 * all resources share (`member.name`).
 */
export function useMemberWords(resource: { readonly name: string }): MemberWords {
  const { words, client } = useTrackingContext('useMemberWords');
  const prefix = client.attributePrefix;
  return useMemo(
    () => makeMemberWords(words, resource.name, prefix),
    [words, resource.name, prefix],
  );
}

/** Data that forms have fields for and that lie in attributes, by the thing. */
const FIELDS: Readonly<Record<string, object>> = {
  device: DEVICE_FIELDS,
  driver: DRIVER_FIELDS,
  user: USER_FIELDS,
};

/** The same without React; `prefix` stands before the product's attributes. */
export function makeMemberWords(words: Words, resourceName: string, prefix: string): MemberWords {
  const { t, has } = words;
  const own = resourceName.charAt(0).toLowerCase() + resourceName.slice(1);
  const owner = {
    name: own,
    prefix,
    hasField: (name: string) => Object.hasOwn(FIELDS[own] ?? {}, name),
  };
  const find = (...keys: readonly string[]) => keys.find(has);
  const say = (key: string) => t({ key });
  const findOwn = (...keys: readonly string[]) => {
    const key = find(...keys);
    return key === undefined ? undefined : say(key);
  };
  const member = (name: string) => say(find(`member.${own}.${name}`) ?? `member.${name}`);
  return {
    member,
    hint: (name) => findOwn(`hint.${own}.${name}`, `hint.${name}`),
    missing: (name) =>
      findOwn(`missing.${own}.${name}`, `missing.${name}`) ??
      t({ key: 'form.missing.text', params: { label: member(name) } }),
    section: (key) => say(find(`section.${own}.${key}`) ?? `section.${key}`),
    attribute: (key) => {
      const setting = find(`member.${findAttributeSetting(key, prefix) ?? ''}`);
      return setting === undefined ? nameAttribute(words, key, owner) : say(setting);
    },
    choice: (name, value) => {
      if (name === 'category') return say(`category.${resolveVehicleIcon(value)}`);
      const key = find(
        `choice.${own}.${name}.${value}`,
        `choice.${name}.${value}`,
        `choice.area.${value}`,
      );
      return key === undefined ? value : say(key);
    },
    loss: () => say(find(`delete.${own}.text`) ?? 'form.delete.text'),
  };
}
