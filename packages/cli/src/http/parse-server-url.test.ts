import { expect, it } from 'vitest';
import { parseServerUrl } from './parse-server-url';

it.each([
  ['https://fleet.example.com', 'https://fleet.example.com'],
  ['https://fleet.example.com/devices?x=1', 'https://fleet.example.com'],
  ['fleet.example.com', 'https://fleet.example.com'],
  ['fleet.example.com:8443', 'https://fleet.example.com:8443'],
  ['localhost:8080', 'http://localhost:8080'],
  ['127.0.0.1:8080/', 'http://127.0.0.1:8080'],
])('%s is %s', (text, origin) => {
  expect(parseServerUrl(text)).toBe(origin);
});

it.each(['', 'ftp://x', 'https://', 'javascript:alert(1)', 'a b'])('refuses %j', (text) => {
  expect(() => parseServerUrl(text)).toThrow('is not the address of a server.');
});
