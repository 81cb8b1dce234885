import { describe, expect, it } from 'vitest';
import { toIngestUrl } from './to-ingest-url';

describe('toIngestUrl', () => {
  it.each([
    ['0.0.0.0', undefined, 'fleet.lan', 'http://fleet.lan:5055'],
    ['::', undefined, '[2001:db8::1]', 'http://[2001:db8::1]:5055'],
    ['0.0.0.0', 'https://fleet.example', 'inside', 'http://fleet.example:5055'],
    ['0.0.0.0', undefined, '', 'http://127.0.0.1:5055'],
    ['127.0.0.1', 'https://fleet.example', 'fleet.example', 'http://127.0.0.1:5055'],
    ['10.0.0.7', 'https://fleet.example', 'fleet.example', 'http://10.0.0.7:5055'],
    ['2001:db8::7', undefined, 'fleet.lan', 'http://[2001:db8::7]:5055'],
  ])('of a listener on %s behind %s, asked at %s', (ingestHost, publicUrl, hostname, url) => {
    expect(toIngestUrl({ ingestHost, publicUrl }, { hostname, port: 5055 })).toBe(url);
  });
});
