import { expect, it } from 'vitest';
import { createAccessWorld } from '../upstream/testing/access-world';
import { compareAccess } from '../upstream/testing/compare-access';
import { signInAt, useFront } from './testing/use-front';

const LONG_MS = 300_000;
const at = useFront();

it(
  'role, flag, area and action decide at a Traccar elsewhere as they do in decide()',
  async () => {
    const { upstream } = at.front;
    const adminId = await signInAt(at.front, at.elsewhere.admin);
    const signIn = (credentials: { email: string; password: string }) =>
      signInAt(at.front, credentials);
    const world = await createAccessWorld({ upstream, adminId, signIn });
    const { calls, refused, differences } = await compareAccess(world, {
      isWhole: process.env['ACCESS_TABLE'] === 'whole',
    });
    expect(differences).toEqual([]);
    expect(refused).toBeGreaterThan(calls / 5);
    expect(refused).toBeLessThan(calls / 1.2);
  },
  LONG_MS,
);
