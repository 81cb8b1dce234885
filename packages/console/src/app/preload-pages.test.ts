import { expect, it } from 'vitest';
import { resolvePageNames } from './preload-pages';

it.each([
  ['/login', ['login']],
  ['/login/recover/t', ['recover']],
  ['/maintenance', []],
  ['/setup', ['setup']],
  ['/', ['signedIn']],
  ['/home', ['signedIn']],
  ['/devices', ['signedIn']],
  ['/devices/7', ['signedIn', 'device']],
  ['/history', ['signedIn', 'history']],
])('%s is made of %j', (pathname, names) => {
  expect(resolvePageNames(pathname)).toEqual(names);
});
