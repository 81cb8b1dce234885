import { Unreadable, type Reader } from '../decode';
import type { Members } from './member';
import { isObject, readMember } from './read-member';
import type { Read } from './values';

/** Creates the reader of an object with these members; unknown members are left out. */
export function toReader<M extends Members>(members: M): Reader<Read<{ members: M }>> {
  const shown = Object.entries(members).filter(([, member]) => !member.writeOnly);
  return (value) => {
    if (!isObject(value)) return new Unreadable('');
    const read: Record<string, unknown> = {};
    for (const [name, member] of shown) {
      const result = readMember(member, value[name]);
      if (result === undefined) return new Unreadable(name);
      read[name] = result;
    }
    return read as Read<{ members: M }>;
  };
}
