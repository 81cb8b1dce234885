// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isOrigin, listLayerOrigins, resolveOrigins } from './layer-origins';

describe('resolveOrigins', () => {
  it('takes scheme and host, with one star for the subdomain', () => {
    expect(
      resolveOrigins([
        'https://{s}.tile.example.com/{z}/{x}/{y}.png',
        'https://tiles.example.org:8443/{z}/{x}/{y}?key=1',
        'https://tiles.example.org:8443/other/{z}/{x}/{y}',
        'pmtiles://https://files.example.org/city.pmtiles',
        '/local/{z}/{x}/{y}.png',
        "https://evil.example;script-src 'unsafe-inline'/{z}/{x}/{y}",
      ]),
    ).toEqual([
      'https://*.tile.example.com',
      'https://tiles.example.org:8443',
      'https://files.example.org',
    ]);
  });
});

describe('isOrigin', () => {
  it.each(['https://a.example', 'http://localhost:8080', 'https://*.a.example'])(
    'takes %s',
    (url) => expect(isOrigin(url)).toBe(true),
  );
  it.each(['https://a.example/', 'a.example', 'https://a b', "https://a;script-src 'x'", '*'])(
    'refuses %j',
    (url) => expect(isOrigin(url)).toBe(false),
  );
});

describe('listLayerOrigins', () => {
  const base = { id: 'a', name: 'A', attribution: 'A' };

  it('names the hosts of a style and what its document fetches from', () => {
    const layer = { ...base, style: 'https://a.example/s', hosts: ['https://b.example'] };
    expect(listLayerOrigins(layer)).toEqual(['https://a.example', 'https://b.example']);
  });

  it('has none for files of the own site', () => {
    const layer = { ...base, pmtiles: '/rastro/assets/custom/a.pmtiles', style: '/s.json' };
    expect(listLayerOrigins(layer)).toEqual([]);
  });
});
