import { expect, it } from 'vitest';
import { createTestContext } from '../../testing/create-test-context';
import { createImportProgress } from './import-progress';

it('says a line each tenth where nobody watches', () => {
  const { context, stderr } = createTestContext();
  const progress = createImportProgress(context, 1500, () => 0);
  for (let row = 0; row < 1500; row += 1) progress.step();
  progress.finish();
  const lines = stderr().trimEnd().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('150 of 1500');
});

it('keeps one line on a terminal, no wider than it, and makes room for a note', () => {
  let nowMs = 0;
  const written: string[] = [];
  const stderr = { isTTY: true, columns: 40, write: (text: string) => written.push(text) };
  const { context } = createTestContext({ stderr });
  const progress = createImportProgress(context, 10, () => nowMs);
  for (let row = 0; row < 10; row += 1) {
    nowMs += 1000;
    progress.step();
  }
  progress.note('Waiting.');
  progress.finish();
  expect(written.every((text) => [...text.replace('\r\u001b[K', '')].length <= 40)).toBe(true);
  expect(written.join('')).toContain('\r\u001b[KWaiting.\n');
  expect(written.at(-1)).toBe('\n');
});

it('says nothing with --quiet', () => {
  const { context, stderr } = createTestContext({ isQuiet: true });
  const progress = createImportProgress(context, 500);
  for (let row = 0; row < 500; row += 1) progress.step();
  progress.finish();
  expect(stderr()).toBe('');
});
