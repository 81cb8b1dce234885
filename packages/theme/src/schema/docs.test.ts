// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandingSchema } from './shape/branding-schema';
import { parseBranding } from './parse/parse-branding';

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/branding.md'), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

describe('docs/branding.md', () => {
  it('shows files that can be used', () => {
    expect(examples).toHaveLength(3);
    for (const example of examples)
      expect(parseBranding(JSON.parse(example))).toMatchObject({ ok: true });
  });

  it('shows every key', () => {
    const shown = examples.flatMap((example) => Object.keys(JSON.parse(example) as object));
    const known = Object.keys(brandingSchema.shape).filter(
      (key) => !['$schema', 'serverBrand', 'words'].includes(key),
    );
    expect([...new Set(shown)].sort()).toEqual(known.sort());
  });
});
