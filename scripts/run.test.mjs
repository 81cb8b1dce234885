import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countsOf, readPlaywrightCounts, readVitestCounts } from './lib/counts.mjs';
import { countCpu, run } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeReport(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitestReport = (testResults, figures = {}) =>
  writeReport({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults, ...figures });
const done = { code: 0, output: '' };

describe('run', () => {
  it('tells the exit code and what was printed', async () => {
    const result = await run(process.execPath, ['-e', 'console.log("x"); process.exit(3)']);
    expect(result).toEqual({ code: 3, output: 'x\n' });
  });

  it.skipIf(process.platform === 'win32')(
    'counts the CPU time of all that was waited for',
    async () => {
      const busy = 'for (let i = 0; i < 3e8; i++);';
      const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
      const { cpuSeconds, result } = await countCpu(() => run(process.execPath, ['-e', parent]));
      expect(result.code).toBe(0);
      // Node alone starts in less.
      expect(cpuSeconds).toBeGreaterThan(0.15);
    },
  );

  it('fails for a command that does not exist', async () => {
    expect((await run('no-such-command', [])).code).toBe(127);
  });

  it('ends what hangs, with all it started', async () => {
    const child = `const server = require('node:net').createServer();
      server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
    const parent = `require('node:child_process').spawn(process.execPath,
      ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });`;
    const { code, output } = await run(process.execPath, ['-e', parent], { limitMs: 5_000 });
    expect(code).not.toBe(0);
    expect(output).toContain('Ended: no result after 5 s.');
    const port = Number(/^\d+/.exec(output)?.[0]);
    await expect.poll(() => canConnect(port)).toBe(false);
  });
});

const canConnect = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('counts', () => {
  it('calls a run without a report, or without a test, failed', () => {
    expect(countsOf(join(folder, 'none.json'), readVitestCounts, done).failed).toBe(1);
    expect(countsOf(vitestReport([]), readVitestCounts, done).failed).toBe(1);
  });

  it('calls a run failed that ends with an error although its tests passed', () => {
    const file = vitestReport([], { numPassedTests: 4 });
    expect(countsOf(file, readVitestCounts, { code: 1, output: 'boom' })).toMatchObject({
      passed: 4,
      failed: 1,
      output: 'boom',
    });
  });

  it('names each test that failed, and files that did not run', () => {
    const file = vitestReport([
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'sorts by name' },
          { status: 'passed', fullName: 'sorts by age' },
        ],
      },
    ]);
    expect(readVitestCounts(file)).toMatchObject({
      failed: 2,
      failures: ['a.test.ts did not run', 'b.test.ts > sorts by name'],
    });
  });

  it('names each browser test that failed, as those have that passed only at the second try', () => {
    const spec = (title, status) => ({ title, ok: status !== 'unexpected', tests: [{ status }] });
    const file = writeReport({
      stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
      suites: [
        {
          title: 'login.spec.ts',
          specs: [spec('signs in', 'expected'), spec('signs out', 'flaky')],
          suites: [{ title: 'wrong password', specs: [spec('says so', 'unexpected')] }],
        },
      ],
    });
    expect(readPlaywrightCounts(file)).toMatchObject({
      passed: 1,
      failed: 2,
      failures: [
        'login.spec.ts > wrong password > says so',
        'login.spec.ts > signs out: passed only at the second try',
      ],
    });
  });
});

describe('npm start', () => {
  it('is the server itself, which the signal that npm passes on ends', async () => {
    const { scripts } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    const bin = join(folder, 'packages/server/bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(
      join(bin, 'rastro-server.js'),
      'console.log(process.pid); setInterval(() => {}, 1e6);',
    );
    const shell = spawn('sh', ['-c', scripts.start], { cwd: folder });
    const [told] = await once(shell.stdout, 'data');
    const pid = Number(told);
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    try {
      expect(pid).toBe(shell.pid);
    } finally {
      if (pid !== shell.pid) process.kill(pid);
    }
  });
});
