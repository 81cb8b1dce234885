import { describe, expect, it } from 'vitest';
import { createCommandRun, type CommandRunState } from './create-command-run';

const COMMAND = { type: 'positionSingle', textChannel: false, attributes: {} };
/** A server that takes each command at once, unless the device refuses it. */
function setUp(refused: readonly number[] = []) {
  const states: CommandRunState[] = [];
  let underWay = 0;
  let most = 0;
  const run = createCommandRun(
    async ({ deviceId }) => {
      most = Math.max(most, ++underWay);
      await Promise.resolve();
      underWay--;
      if (refused.includes(Number(deviceId))) throw new Error(`no ${deviceId}`);
      return { ...COMMAND, id: 0, deviceId: Number(deviceId), description: '', isQueued: false };
    },
    (state) => void states.push(state),
  );
  return { run, states, last: () => states.at(-1), most: () => most };
}

describe('createCommandRun', () => {
  it('sends to 10,000 four at a time and tells of them a hundred times', async () => {
    const { run, states, last, most } = setUp([7]);
    await run.start(
      Array.from({ length: 10_000 }, (_, at) => at + 1),
      COMMAND,
    );
    expect(last()).toMatchObject({ status: 'done', total: 10_000 });
    expect(last()?.sent.size).toBe(10_000);
    expect(last()?.sent.get(7)).toEqual({ kind: 'failed', error: new Error('no 7') });
    expect(most()).toBe(4);
    expect(states.length).toBeLessThan(110);
  });

  it('tells the answers of one message together', async () => {
    const { run, states, last } = setUp();
    await run.start([1, 2, 3], COMMAND);
    const before = states.length;
    for (const deviceId of [1, 2, 99])
      run.hearEvent({ type: 'commandResult', deviceId, attributes: { result: `ok ${deviceId}` } });
    await Promise.resolve();
    expect(states.length).toBe(before + 1);
    expect(last()?.sent.get(2)).toEqual({ kind: 'answered', result: 'ok 2' });
    expect(last()?.sent.has(99)).toBe(false);
  });

  it('stops where somebody says so, and forgets how it went when asked', async () => {
    const { run, last } = setUp();
    const started = run.start([1, 2, 3, 4, 5, 6, 7, 8], COMMAND);
    run.stop();
    await started;
    expect(last()).toMatchObject({ status: 'done', total: 8 });
    expect(last()?.sent.size).toBe(4);
    run.reset();
    expect(last()).toEqual({ status: 'idle', total: 0, sent: new Map() });
  });
});
