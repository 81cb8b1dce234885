import { describe, expect, it } from 'vitest';
import { createIsOpenTo } from './demo-door.routes';
import { isLoopbackHost } from './is-loopback';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'a.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', 'LOCALHOST'])(
    'takes %s',
    (host) => expect(isLoopbackHost(host)).toBe(true),
  );
  it.each(['0.0.0.0', '::', '10.0.0.1', 'localhost.example.com', '127.0.0.1.example.com', ''])(
    'refuses %s',
    (host) => expect(isLoopbackHost(host)).toBe(false),
  );
});

describe('createIsOpenTo', () => {
  const loopback = { host: '127.0.0.1', publicUrl: undefined, isDemoPublic: false };
  it.each([
    [loopback, 'localhost', true],
    [loopback, 'rebound.example.com', false],
    [{ ...loopback, host: '0.0.0.0' }, 'localhost', false],
    [{ ...loopback, publicUrl: 'https://demo.example.com' }, 'localhost', false],
    [{ ...loopback, host: '0.0.0.0', isDemoPublic: true }, 'demo.example.com', true],
  ])('%j asked as %s: %s', (config, hostname, isOpen) => {
    expect(createIsOpenTo(config)({ hostname })).toBe(isOpen);
  });
});
