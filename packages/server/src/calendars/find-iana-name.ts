import { findIana } from 'windows-iana';

const isIana = (name: string): boolean => {
  // Offsets such as "+03:00" are no names, though newer runtimes take them.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The name IANA has for a zone that a calendar names: its own, with a maker's prefix, or that of Windows. */
export function findIanaName(written: string): string | undefined {
  const name = written.trim().replace(/^"(.*)"$/, '$1');
  if (isIana(name)) return name;
  const [windows] = findIana(name as Parameters<typeof findIana>[0]);
  if (windows !== undefined) return windows;
  if (!name.startsWith('/')) return undefined;
  // A maker puts words of his own before the name: /mozilla.org/20050126_1/America/Sao_Paulo.
  const parts = name.split('/');
  const tails = parts.map((_part, place) => parts.slice(place).join('/'));
  return tails.find((tail) => tail.includes('/') && isIana(tail)) ?? tails.find(isIana);
}
