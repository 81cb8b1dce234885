import { describe, expect, it } from 'vitest';
import { buildPagePolicy, resolveTileOrigins } from './security-headers';

describe('resolveTileOrigins', () => {
  it('takes scheme and host, with one star for the subdomain', () => {
    expect(
      resolveTileOrigins([
        'https://{s}.tile.example.com/{z}/{x}/{y}.png',
        'https://tiles.example.org:8443/{z}/{x}/{y}?key=1',
        'https://tiles.example.org:8443/other/{z}/{x}/{y}',
        '/local/{z}/{x}/{y}.png',
        "https://evil.example;script-src 'unsafe-inline'/{z}/{x}/{y}",
      ]),
    ).toEqual(['https://*.tile.example.com', 'https://tiles.example.org:8443']);
  });
});

describe('buildPagePolicy', () => {
  it('lets no foreign or inline script run, and no page frame it', () => {
    const policy = buildPagePolicy(['https://tiles.example.org']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;");
  });
});
