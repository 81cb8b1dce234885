// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { GuardInput } from './guard-route';
import { guardRoute } from './guard-route';
import { resolveReturnPath } from './return-path';

const inside = { isPublic: false };

const guard = (path: string, known: Partial<GuardInput> = {}) =>
  guardRoute({ path, page: inside, server: 'unknown', session: 'unknown', ...known });

describe('guardRoute', () => {
  it('[S2.1] sends unknown paths home', () => {
    const home = { kind: 'redirect', to: '/home' };
    expect(guard('/nothing', { page: null, session: 'ready' })).toEqual(home);
    expect(guard('/nothing', { page: null, session: 'failed', server: 'failed' })).toEqual(home);
    expect(guard('/devices/7', { session: 'ready', server: 'ready' }).kind).toBe('allow');
  });

  it('[S2.30] always allows /maintenance', () => {
    expect(guard('/maintenance', { server: 'failed', session: 'failed' })).toEqual({
      kind: 'allow',
      background: [],
    });
  });

  it('[S2.31] [S2.32] [S2.33] lets public routes and signed-in users pass while the server loads', () => {
    const pass = { kind: 'allow', background: ['server'] };
    expect(guard('/login', { page: { isPublic: true } })).toEqual(pass);
    expect(guard('/home', { session: 'ready' })).toEqual(pass);
    expect(guard('/home', { session: 'ready', server: 'ready' })).toEqual({
      kind: 'allow',
      background: [],
    });
  });

  it('[S2.34] [S8.29] goes to /maintenance when the server does not load', () => {
    const down = { kind: 'redirect', to: '/maintenance' };
    expect(guard('/login', { page: { isPublic: true }, server: 'failed' })).toEqual(down);
    expect(guard('/home', { server: 'failed', session: 'ready' })).toEqual(down);
    expect(guard('/home', { server: 'failed' })).toEqual(down);
  });

  it('loads the server before the session, which brings the user', () => {
    expect(guard('/home')).toEqual({ kind: 'load', steps: ['server', 'session'] });
    expect(guard('/home', { server: 'ready' })).toEqual({ kind: 'load', steps: ['session'] });
  });

  it('[S2.36] goes to sign-in and keeps the way back', () => {
    expect(guard('/devices/7?tab=a&b=c#x', { session: 'failed', server: 'ready' })).toEqual({
      kind: 'redirect',
      to: '/login?to=%2Fdevices%2F7%3Ftab%3Da%26b%3Dc%23x',
    });
  });

  it('[S2.37] goes to the driver’s sign-in from driver routes', () => {
    const page = { isPublic: false, signInPath: '/motorista' };
    expect(guard('/qr-driver/scan/9', { page, session: 'failed' })).toEqual({
      kind: 'redirect',
      to: '/motorista?to=%2Fqr-driver%2Fscan%2F9',
    });
  });

  it('shows a page that works without the server at once, but not to who is signed out', () => {
    const page = { isPublic: false, signInPath: '/motorista', worksAway: true };
    const pass = (...background: string[]) => ({ kind: 'allow', background });
    expect(guard('/qr-driver', { page })).toEqual(pass('server', 'session'));
    expect(guard('/qr-driver', { page, server: 'ready' })).toEqual(pass('session'));
    expect(guard('/qr-driver', { page, server: 'failed' })).toEqual(pass('session'));
    expect(guard('/qr-driver', { page, server: 'failed', session: 'ready' })).toEqual(pass());
    expect(guard('/qr-driver', { page, server: 'ready', session: 'failed' })).toEqual({
      kind: 'redirect',
      to: '/motorista?to=%2Fqr-driver',
    });
  });
});

describe('resolveReturnPath', () => {
  const isPublic = (pathname: string) => pathname === '/login';

  it('goes back to a path of this site', () => {
    expect(resolveReturnPath('/devices/7?tab=a', isPublic)).toBe('/devices/7?tab=a');
  });

  it('goes home from everything else', () => {
    for (const to of [
      null,
      '',
      'home',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a\tb',
      '/login?to=/home',
    ]) {
      expect(resolveReturnPath(to, isPublic)).toBe('/home');
    }
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string({ unit: fc.constantFrom('/', '\\', 'a', ':', '\n') }),
        ),
        (to) => {
          const url = new URL(resolveReturnPath(to, isPublic), 'https://own.example');
          expect(url.origin).toBe('https://own.example');
        },
      ),
    );
  });
});
