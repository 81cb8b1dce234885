import { describe, expect, it } from 'vitest';
import { createLog, redactUrl } from './create-log';

describe('redactUrl', () => {
  it.each([
    ['/api/session?token=abc.def&x=1', '/api/session?token=…&x=1'],
    ['/api/socket?ticket=abc', '/api/socket?ticket=…'],
    ['/api/socket?x=1&token=abc', '/api/socket?x=1&token=…'],
    ['/api/session?%74oKen=abc', '/api/session?%74oKen=…'],
    ['/reset-password?passwordReset=abc', '/reset-password?passwordReset=…'],
    ['/share/abcdef', '/share/…'],
    ['/login/recover/abc?x=1', '/login/recover/…?x=1'],
    ['/login/receive/abc', '/login/receive/…'],
    ['/login/%72eceive/abc', '/…'],
    ['/reports/sent/abc', '/reports/sent/…'],
    ['/%73hare/abcdef', '/…'],
    ['//share/abcdef', '/…'],
    ['/SHARE/abcdef', '/…'],
    ['/login/./recover/abc?x=1', '/…?x=1'],
    ['/login/%2572ecover/abc', '/…'],
    ['/reports//sent/abc', '/…'],
    ['/api/devices?id=1', '/api/devices?id=1'],
  ])('writes %s as %s', (url, written) => {
    expect(redactUrl(url)).toBe(written);
  });
});

describe('createLog', () => {
  it('removes secrets, one level deep too, and headers as a whole', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info({ password: 'hunter2', body: { token: 'hunter2', name: 'Ana' } }, 'x');
    log.info(
      { req: { method: 'GET', url: '/a?token=hunter2', headers: { cookie: 'hunter2' } } },
      'y',
    );
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('Ana');
  });
});
