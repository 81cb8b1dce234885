import { describe, expect, it } from 'vitest';
import { nameBrowser } from './name-browser';
import { resolvePushState } from './resolve-push-state';

const READY = {
  isSupported: true,
  needsInstall: false,
  isSubscribed: true,
  permission: 'granted',
  key: 'BCVxsr7N',
};

describe('push notifications of a browser', () => {
  it.each([
    ['on', {}],
    ['off', { isSubscribed: false }],
    ['off', { permission: 'default' }],
    ['blocked', { permission: 'denied' }],
    ['unsupported', { isSupported: false, permission: 'denied' }],
    ['install', { isSupported: false, needsInstall: true }],
    ['notOffered', { key: null, needsInstall: true, isSupported: false }],
  ])('are %s: %j', (state, change) =>
    expect(resolvePushState({ ...READY, ...change })).toBe(state),
  );
});

describe('the name of a browser', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`,
      'Chrome · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      `Mozilla/5.0 (Linux; Android 16; K) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    ['<script>alert(1)</script>', ''],
  ])('of %s is %s', (userAgent, name) => expect(nameBrowser(userAgent)).toBe(name));
});
