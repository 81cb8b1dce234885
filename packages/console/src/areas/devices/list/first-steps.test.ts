import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFirstSteps, quoteForShell } from './first-steps';

describe('quoteForShell', () => {
  it('lets a shell read any text as that text', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((word) => !/[\0\n\r]/.test(word));
    fc.assert(
      fc.property(text, (word) => {
        const said = execFileSync('sh', ['-c', `printf %s ${quoteForShell(word)}`]);
        expect(String(said)).toBe(word);
      }),
      { numRuns: 25 },
    );
  });
});

describe('listFirstSteps', () => {
  const input = { serverUrl: 'https://fleet.example', email: 'ana@example.com' };

  it('names this server, this account and the port of the trackers', () => {
    const steps = listFirstSteps({ ...input, ingestUrl: 'http://fleet.example:5055' });
    expect(steps.one).toContain('rastro login https://fleet.example --email ana@example.com\n');
    expect(steps.message).toMatch(/^curl -X POST 'http:\/\/fleet\.example:5055\/\?id=\d+&lat=/);
  });

  it('leaves out the message where nobody says where trackers send to', () => {
    expect(listFirstSteps({ ...input, ingestUrl: null }).message).toBeNull();
  });
});
