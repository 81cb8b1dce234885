import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createRestart } from './restart';

const log = { error: vi.fn() };

it('ends for a supervisor, runs a command, or is not there', async () => {
  const exit = vi.fn();
  expect(createRestart(undefined, { exit, log })).toBeUndefined();
  createRestart('exit', { exit, log })?.();
  expect(exit).toHaveBeenCalledOnce();

  const folder = mkdtempSync(join(tmpdir(), 'restart-'));
  const file = join(folder, 'asked');
  createRestart(`touch "${file}"`, { exit, log })?.();
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(exit).toHaveBeenCalledOnce();
  rmSync(folder, { recursive: true });
});

it('says when the command failed', async () => {
  createRestart('exit 3', { exit: undefined, log })?.();
  await expect.poll(() => log.error.mock.calls[0]?.[0]).toEqual({ code: 3 });
});
