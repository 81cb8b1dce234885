import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** A version of a brand that was saved. */
export interface ThemeVersion {
  revision: number;
  /** ISO text. */
  savedAt: string;
  savedBy: string;
}

/** A brand as it is edited: what its folder would hold. */
export interface Theme {
  /** Domain that the brand is served at; empty for the server's own. */
  domain: string;
  /** 0 while none was saved: then it is that of the server's folder, or the default. */
  revision: number;
  /** Branding as it was written. */
  branding: Record<string, unknown>;
  files: readonly { name: string; bytes: number }[];
  /** The newest first. */
  versions: readonly ThemeVersion[];
  /**
   * Proof of the domain: a TXT record of that name, or the same text in a file of its site; null
   * for the server's own.
   */
  proof: { name: string; value: string; file: string } | null;
  /** Time when the domain was proved, ISO text; it is served from then on. */
  verifiedAt: string | null;
}

/** Changes to a brand. Files that are not named stay. */
export interface ThemeInput {
  branding: Readonly<Record<string, unknown>>;
  /** Base64 by name; null takes one away. */
  files?: Readonly<Record<string, string | null>>;
  /** Revision of the version that the changes were made from. */
  revision: number;
}

/** A brand in the list of those that were saved. */
export type ThemeEntry = Pick<Theme, 'domain' | 'revision' | 'verifiedAt'>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const readEntry = (value: unknown): ThemeEntry | Unreadable => {
  const { domain, revision, verifiedAt } = isObject(value) ? value : {};
  if (typeof domain !== 'string') return new Unreadable('domain');
  return { domain, revision: Number(revision) || 0, verifiedAt: textOrNull(verifiedAt) };
};

/** Decodes a brand as it is edited; throws ContractError. */
export const decodeTheme = /* @__PURE__ */ createDecoder<Theme>('Theme', (value) => {
  const entry = readEntry(value);
  if (entry instanceof Unreadable) return entry;
  const { branding, files, versions, proof } = isObject(value) ? value : {};
  return {
    ...entry,
    branding: isObject(branding) ? { ...branding } : {},
    files: listOf(files)
      .filter(isObject)
      .map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) || 0 })),
    versions: listOf(versions)
      .filter(isObject)
      .map((version) => ({
        revision: Number(version['revision']) || 0,
        savedAt: String(version['savedAt']),
        savedBy: String(version['savedBy']),
      })),
    proof: isObject(proof)
      ? {
          name: String(proof['name']),
          value: String(proof['value']),
          file: String(proof['file'] ?? ''),
        }
      : null,
  };
});

/** Decodes the brands that were saved; throws ContractError. */
export const decodeThemes = /* @__PURE__ */ createDecoder<ThemeEntry[]>('Themes', (value) => {
  if (!Array.isArray(value)) return new Unreadable('');
  return value
    .map(readEntry)
    .filter((entry): entry is ThemeEntry => !(entry instanceof Unreadable));
});
