'use client';
import { useMemo } from 'react';
import type { Words } from '../../../words';
import { useTrackingContext } from '../../provider/tracking-context';

/** Names of what belongs to a resource. */
export interface MemberWords {
  /** Of a member, e.g. of `uniqueId`. */
  member: (name: string) => string;
  /** A line below the field of a member. */
  hint: (name: string) => string | undefined;
  /** What is said when it is left out, where that is more than that it is missing. */
  missing: (name: string) => string | undefined;
  /** Of a part of its form, by the part's key in the view. */
  section: (key: string) => string;
  /** Of an attribute; one that nobody has named is called by its key. */
  attribute: (key: string) => string;
  /** Of a choice of a member, or of an area of rights; one that nobody has named is called by its value. */
  choice: (name: string, value: string) => string;
  /** What is lost with a thing that is deleted. */
  loss: () => string;
}

/**
 * Names of members, parts and choices: those of the resource (`member.device.name`) before those that
 * all resources share (`member.name`).
 */
export function useMemberWords(resource: { readonly name: string }): MemberWords {
  const { words } = useTrackingContext('useMemberWords');
  return useMemo(() => makeMemberWords(words, resource.name), [words, resource.name]);
}

/** The same without React. */
export function makeMemberWords({ t, has }: Words, resourceName: string): MemberWords {
  const own = resourceName.charAt(0).toLowerCase() + resourceName.slice(1);
  const find = (...keys: readonly string[]) => keys.find(has);
  const say = (key: string) => t({ key });
  const findOwn = (...keys: readonly string[]) => {
    const key = find(...keys);
    return key === undefined ? undefined : say(key);
  };
  return {
    member: (name) => say(find(`member.${own}.${name}`) ?? `member.${name}`),
    hint: (name) => findOwn(`hint.${own}.${name}`, `hint.${name}`),
    missing: (name) => findOwn(`missing.${own}.${name}`),
    section: (key) => say(find(`section.${own}.${key}`) ?? `section.${key}`),
    attribute: (key) => {
      const known = find(`attribute.${key}.label`);
      return known === undefined ? key : say(known);
    },
    choice: (name, value) => {
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
