import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBranding } from './branding.service';

const folderWith = (name: string, text: string): string => {
  const dir = mkdtempSync(join(tmpdir(), 'rastro-brand-'));
  writeFileSync(join(dir, name), text);
  return dir;
};

describe('loadBranding', () => {
  it('is the default brand without a folder, with the prefix of the server', () => {
    expect(loadBranding(undefined, 'frota').branding.attributePrefix).toBe('frota');
  });

  it('reads a file of the shape of the specification', () => {
    const dir = folderWith('config.json', '{"title":"T","headLogo":{"image":false,"text":"T"}}');
    expect(loadBranding(dir, undefined).branding.logo).toEqual({ kind: 'text', text: 'T' });
  });

  it('refuses a typo with the file, the path, what was found and what is expected', () => {
    const dir = folderWith('branding.json', '{"colors":{"accent":"bleu"}}');
    const load = () => loadBranding(dir, undefined);
    expect(load).toThrow(join(dir, 'branding.json'));
    expect(load).toThrow(/colors\.accent.*bleu.*#rrggbb/s);
  });

  it('refuses text that is not JSON, an unknown key, and a folder without a file', () => {
    expect(() => loadBranding(folderWith('branding.json', '{"title":'), undefined)).toThrow('JSON');
    expect(() => loadBranding(folderWith('branding.json', '{"titel":"x"}'), undefined)).toThrow(
      'titel',
    );
    expect(() => loadBranding(folderWith('other.json', '{}'), undefined)).toThrow('branding.json');
  });

  it('refuses a logo that is not there', () => {
    const dir = folderWith('branding.json', '{"logo":{"kind":"image","light":"gone.svg"}}');
    expect(() => loadBranding(dir, undefined)).toThrow('gone.svg');
  });
});
