import { Readable } from 'node:stream';
import type { Context } from '../context';
import type { Profile, ProfileStore } from '../profiles/profile-store';

/** Profiles in memory. */
export function createMemoryProfiles(initial: Record<string, Profile> = {}): ProfileStore {
  const stored = new Map(Object.entries(initial));
  let current = 'default';
  return {
    list: async () => [...stored.keys()].sort(),
    read: async (name) => stored.get(name) ?? null,
    write: async (name, profile) => void stored.set(name, profile),
    remove: async (name) => stored.delete(name),
    readCurrent: async () => current,
    writeCurrent: async (name) => void (current = name),
  };
}

/** A context whose output is kept, and whose Ctrl-C is a function. */
export function createTestContext(more: Partial<Context> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const listeners = new Set<() => void>();
  const context: Context = {
    stdin: Readable.from([]),
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    env: {},
    configDir: '/nowhere',
    profiles: createMemoryProfiles(),
    isQuiet: false,
    isColorless: false,
    onInterrupt(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...more,
  };
  return {
    context,
    stdout: () => out.join(''),
    stderr: () => err.join(''),
    interrupt: () => listeners.forEach((listener) => listener()),
  };
}
