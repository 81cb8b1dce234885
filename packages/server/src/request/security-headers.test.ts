import { describe, expect, it } from 'vitest';
import { createBareApp } from '../http/create-bare-app';
import { createLog } from '../http/create-log';
import { buildMapWorkerPolicy, buildPagePolicy } from './security-headers';

describe('buildPagePolicy', () => {
  it('lets no foreign script run and no inline one but the page’s own, and no page frame it', () => {
    const tileOrigins = ['https://tiles.example.org'];
    const needs = {
      tileOrigins,
      pictureOrigins: ['https://cdn.example.org'],
      frameOrigins: [],
      scriptHashes: ['a='],
    };
    const policy = buildPagePolicy(needs);
    expect(policy).toContain("script-src 'self' 'sha256-a=';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      "img-src 'self' data: blob: https://tiles.example.org https://cdn.example.org;",
    );
    expect(policy).toContain("connect-src 'self' https://tiles.example.org;");
    expect(buildPagePolicy({ ...needs, scriptHashes: [] })).toContain("script-src 'self';");
    expect(policy).not.toContain('frame-src');
    const framing = buildPagePolicy({ ...needs, frameOrigins: ['https://streets.example.org'] });
    expect(framing).toContain('frame-src https://streets.example.org;');
    expect(framing).toMatch(/connect-src [^;]* https:\/\/streets\.example\.org;/);
  });
});

describe('the header that keeps browsers to https', () => {
  it.each([
    ['https://frota.example.com', 'max-age=31536000'],
    ['http://frota.example.com', undefined],
    [undefined, undefined],
  ])('at %s is %s, also where there is nothing', async (publicUrl, value) => {
    const { fastify } = createBareApp({
      config: { publicUrl, allowedOrigins: [], trustProxy: [] },
      brand: { base: '/brand/' },
      loggerInstance: createLog('silent'),
    });
    for (const url of ['/nothing', '/%']) {
      const { headers } = await fastify.inject(url);
      expect([url, headers['strict-transport-security']]).toEqual([url, value]);
    }
    await fastify.close();
  });
});

describe('buildMapWorkerPolicy', () => {
  it('lets the worker fetch tiles, and nothing else', () => {
    const origin = 'https://tiles.example.org';
    expect(buildMapWorkerPolicy([origin, origin])).toBe(
      "default-src 'none'; connect-src 'self' https://tiles.example.org",
    );
  });
});
