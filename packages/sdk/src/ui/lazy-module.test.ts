import { expect, it, vi } from 'vitest';
import { createLazyModule } from './lazy-module';

it('loads once, and again only after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('code');
  const module = createLazyModule(load);
  await expect(module.load()).rejects.toThrow('offline');
  expect(module.get()).toBeNull();
  await expect(Promise.all([module.load(), module.load()])).resolves.toEqual(['code', 'code']);
  expect(module.get()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
