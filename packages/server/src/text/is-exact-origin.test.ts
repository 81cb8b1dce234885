import { expect, it } from 'vitest';
import { isExactOrigin } from './is-exact-origin';

it.each([
  'https://shop.example',
  'http://localhost:5173',
  'https://xn--caf-dma.example',
  'http://[::1]:8080',
  'http://10.0.0.1',
])('takes %s', (origin) => expect(isExactOrigin(origin)).toBe(true));

it.each([
  ...[
    '*',
    'https://*',
    'https://*.example',
    'https://shop.*',
    'https://a;script-src',
    "https://'self'",
  ],
  ...['https://a,b', 'https://shop.example/', 'https://shop.example/path', 'https://SHOP.example'],
  ...[
    'https://shop.example:443',
    'https://a@shop.example',
    'ftp://shop.example',
    'null',
    '',
    'https://',
  ],
])('does not take %j', (origin) => expect(isExactOrigin(origin)).toBe(false));
