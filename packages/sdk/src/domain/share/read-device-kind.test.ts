import { expect, it } from 'vitest';
import { readDeviceKind } from './read-device-kind';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/126.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36', 'computer'],
  ['WhatsApp/2.24', 'program'],
  [undefined, 'program'],
])('%s is a %s', (userAgent, kind) => {
  expect(readDeviceKind(userAgent)).toBe(kind);
});
