import { describe, expect, it, vi } from 'vitest';
import { createFakeSending } from './fake-sending';
import { createCommandRun, type CommandRunState } from './create-command-run';

const COMMAND = { type: 'positionSingle', textChannel: false, attributes: {} };
/** A server that sends each command, unless the device refuses it. */
function setUp({ refused = [], isHeld = false }: { refused?: number[]; isHeld?: boolean } = {}) {
  const states: CommandRunState[] = [];
  const { bulk, planned, cancelled } = createFakeSending({ refused, isHeld });
  const send = vi.fn(({ deviceId }: { deviceId: number }) =>
    Promise.resolve({ ...COMMAND, id: 0, deviceId, isQueued: false }),
  );
  const run = createCommandRun({ commands: { send }, bulk }, (state) => void states.push(state));
  return { run, states, last: () => states.at(-1), send, planned, cancelled };
}

describe('createCommandRun', () => {
  it('has the server send to 3,000 in one plan, and tells what became of each', async () => {
    const { run, last, planned, send } = setUp({ refused: [7] });
    const ids = Array.from({ length: 3_000 }, (_, at) => at + 1);
    await run.start(ids, COMMAND);
    expect(planned).toEqual([{ resource: 'devices', ids, operation: 'send', changes: COMMAND }]);
    expect(last()).toMatchObject({ status: 'done', total: 3_000 });
    expect(last()?.sent.size).toBe(3_000);
    expect(last()?.sent.get(7)).toMatchObject({
      kind: 'failed',
      error: { code: 'ACCOUNT_IS_READONLY' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('tells one device by a call of its own', async () => {
    const { run, last, planned } = setUp();
    await run.start([4], COMMAND);
    expect(last()?.sent).toEqual(new Map([[4, { kind: 'sent' }]]));
    expect(planned).toEqual([]);
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
    const { run, last, cancelled } = setUp({ isHeld: true });
    const started = run.start([1, 2, 3, 4, 5, 6, 7, 8], COMMAND);
    run.stop();
    await started;
    expect(cancelled).toEqual([5]);
    expect(last()).toMatchObject({ status: 'done', total: 8 });
    expect(last()?.sent.size).toBe(0);
    run.reset();
    expect(last()).toEqual({ status: 'idle', total: 0, sent: new Map() });
  });

  it('only looks no more once its page is gone', async () => {
    const { run, cancelled } = setUp({ isHeld: true });
    const started = run.start([1, 2], COMMAND);
    run.leave();
    await started;
    expect(cancelled).toEqual([]);
  });
});
