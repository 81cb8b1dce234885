import { expect, it } from 'vitest';
import { createNameOf } from './name-of';

it('remembers a name for a minute, and nothing of an answer that did not come', async () => {
  let asked = 0;
  let nowMs = 0;
  let isAway = true;
  const nameOf = createNameOf(
    async (id) => {
      asked += 1;
      if (isAway) throw new Error('away');
      return JSON.stringify({ name: `Ana ${id}`, email: 'ana@example.com' });
    },
    () => nowMs,
  );
  expect(await nameOf(7)).toBe('');
  isAway = false;
  expect(await nameOf(7)).toBe('Ana 7 <ana@example.com>');
  expect(await nameOf(7)).toBe('Ana 7 <ana@example.com>');
  expect(asked).toBe(2);
  nowMs = 60_001;
  await nameOf(7);
  expect(asked).toBe(3);
  expect(await nameOf(0)).toBe('');
});
