// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isSafeUrl, isTileUrl, resolveBrandUrl } from './safe-url';

describe('isSafeUrl', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://localhost:8080',
    '/policy',
    'logo.svg',
    './a/b.png',
  ])('accepts %s', (url) => expect(isSafeUrl(url)).toBe(true));

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    '//evil.example',
    '/\\evil.example',
    'https://user:pass@example.com',
    'https:example.com',
    'https://',
    '../secret',
    'a/../../b',
    'a"onload=',
    '%2e%2E/secret',
    'a%2f..%2fb',
    'a%5Cb',
  ])('refuses %j', (url) => expect(isSafeUrl(url)).toBe(false));
});

describe('isTileUrl', () => {
  it('wants the three places of a tile', () => {
    expect(isTileUrl('https://{s}.example.com/{z}/{x}/{y}.png?key=1')).toBe(true);
    expect(isTileUrl('https://example.com/{z}/{x}.png')).toBe(false);
    expect(isTileUrl('javascript:{z}{x}{y}')).toBe(false);
  });
});

describe('resolveBrandUrl', () => {
  it('puts relative addresses beside the file of the brand', () => {
    expect(resolveBrandUrl('./img/a.png', 'acme')).toBe('/acme/assets/custom/img/a.png');
    expect(resolveBrandUrl('/a.png', 'acme')).toBe('/a.png');
    expect(resolveBrandUrl('https://example.com/a.png', 'acme')).toBe('https://example.com/a.png');
  });
});
