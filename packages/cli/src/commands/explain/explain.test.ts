import { expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { cliResources } from '../../resources/resources';
import { createTestContext } from '../../testing/create-test-context';

async function run(...args: string[]) {
  const { context, stdout, stderr } = createTestContext();
  const code = await runCommandLine(['explain', ...args], context);
  return { code, stdout: stdout(), stderr: stderr() };
}
const read = async (...args: string[]) => {
  const { stdout } = await run(...args, '--json');
  return JSON.parse(stdout) as Record<string, unknown>;
};

it('tells type, unit, default, bounds and choices of a field', async () => {
  expect(await read('shares.trailHours')).toMatchObject({ type: 'number', default: 0.5, min: 0 });
  expect(await read('shares.language')).toMatchObject({ type: 'choice', default: 'auto' });
  expect(await read('shares.deviceIds')).toMatchObject({ type: 'ids of devices' });
  expect(await read('devices.group')).toMatchObject({ name: 'groupId', type: 'id of a group' });
  expect(await read('devices.status')).toMatchObject({ readOnly: true });
  const { stdout } = await run('shares.destinationLatitude');
  expect(stdout).toMatch(/^unit +degrees$/m);
  expect(stdout).toMatch(/^min +-90$/m);
});

it('tells what a new one must have, and an example', async () => {
  const { stdout } = await run('devices');
  expect(stdout).toMatch(/^uniqueId +text +required +what the tracker sends/m);
  expect((await run('devices.name')).stdout).toMatch(
    /^example +rastro devices update 12 --name "Truck 7"$/m,
  );
});

it('shows no example of a secret', async () => {
  expect(await read('users.password')).not.toHaveProperty('example');
});

it.each(cliResources.map(({ command }) => command))('explains %s', async (command) => {
  expect((await run(command)).code).toBe(0);
});

it.each([
  ['boats', 'There is no resource "boats"'],
  ['devices.wings', 'devices have no field "wings"'],
])('answers 2 to %s', async (asked, words) => {
  const { code, stderr } = await run(asked);
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});
