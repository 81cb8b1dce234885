import { describe, expect, it } from 'vitest';
import { ANCHOR_COMMANDS } from '../anchor/anchor';
import { findCommandGaps, toCommandAttributes } from './command-draft';
import { COMMAND_TYPES, listCommandFields, maySilence } from './command-fields';
import { expectSending } from '../stops/expect-sending';
import { followEvent, followStop, toSentState } from './follow-sent';
import { readSentRow, toSentChanges } from './sent-rows';
import { findSharedTypes, pickTypeSamples } from './pick-type-samples';

describe('the fields of a command', () => {
  it('are known for every type, and none of a type that nobody knows', () => {
    expect(COMMAND_TYPES).toHaveLength(46);
    expect(listCommandFields('setConnection').map(({ key }) => key)).toEqual(['server', 'port']);
    expect(listCommandFields('constructor')).toEqual([]);
    expect(listCommandFields('warpDrive')).toEqual([]);
  });

  it('[S9.35] are known for the commands that are the product’s own', () => {
    expect([...COMMAND_TYPES, ...ANCHOR_COMMANDS]).toEqual(
      expect.arrayContaining([
        ...['custom', 'engineStop', 'engineResume', 'anchorEnable', 'anchorDisable'],
        ...['deviceIdentification', 'positionSingle', 'alarmArm', 'alarmDisarm'],
        ...['outputControl', 'rebootDevice'],
      ]),
    );
  });

  it('are asked for where trackers need them, and only in their bounds', () => {
    expect(findCommandGaps('custom', { data: '  ' })).toEqual({ data: 'missing' });
    expect(findCommandGaps('rebootDevice', {})).toEqual({});
    expect(findCommandGaps('requestPhoto', {})).toEqual({});
    const gapOf = (port: number | string | null) =>
      findCommandGaps('setConnection', { server: 'a.example', port }).port;
    expect([443, null, Number.NaN, 1.5, 0, 65_536, '443'].map(gapOf)).toEqual([
      undefined,
      'missing',
      'number',
      'number',
      'range',
      'range',
      'number',
    ]);
  });

  it('go out alone, without what another type left', () => {
    const values = { data: ' RESET# ', port: 99, enable: null };
    expect(toCommandAttributes('custom', values)).toEqual({ data: 'RESET#' });
    expect(toCommandAttributes('setAgps', values)).toEqual({ enable: false });
    expect(toCommandAttributes('rebootDevice', values)).toEqual({});
  });

  it('are not all that harmless', () => {
    expect(['powerOff', 'setConnection', 'rebootDevice'].map(maySilence)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('what will become of a command', () => {
  const plan = (over: Partial<Parameters<typeof expectSending>[0]>) =>
    expectSending({
      command: { type: 'rebootDevice' },
      prefix: 'rastro',
      status: 'online',
      protocol: 'gt06',
      needs: 'speed',
      ...over,
    });

  it('[S1.24] is known before it is sent', () => {
    expect(plan({})).toBe('now');
    expect(plan({ protocol: 'osmand' })).toBe('queue');
    expect(plan({ status: 'offline' })).toBe('queue');
    const text = { type: 'custom', textChannel: true, attributes: { 'rastro.harmless': true } };
    expect(plan({ command: text })).toBe('text');
  });

  it('waits for the vehicle where it stops the engine, by whatever way', () => {
    expect(plan({ command: { type: 'engineStop' } })).toBe('stop');
    const cut = { type: 'custom', attributes: { data: 'RELAY,1#' }, textChannel: true };
    expect(plan({ command: cut })).toBe('stop');
    expect(plan({ command: cut, needs: null })).toBe('text');
  });
});

describe('a command that was sent', () => {
  const queued = toSentState({ id: 7, isQueued: true, attributes: {} });
  const sent = toSentState({ id: 7, isQueued: false });
  const result = { type: 'commandResult', attributes: { result: 'OK' } };

  it('is handed over by its own number, and answered after that', () => {
    const handed = (id: number) =>
      followEvent(queued, { type: 'queuedCommandSent', attributes: { id } });
    expect(queued).toEqual({ kind: 'queued', queueId: 7 });
    expect(handed(8)).toBe(queued);
    expect(handed(7)).toEqual({ kind: 'delivered' });
    expect(followEvent(queued, result)).toBe(queued);
    expect(followEvent(handed(7), result)).toEqual({ kind: 'answered', result: 'OK' });
    expect(followEvent(sent, result)).toEqual({ kind: 'answered', result: 'OK' });
    expect(followEvent(sent, { type: 'deviceOnline' })).toBe(sent);
  });

  it('is followed as a stop where it waits for the vehicle', () => {
    const waits = toSentState({ id: 0, isQueued: true, attributes: { stopId: 3 } });
    const after = (id: number, state: string) => followStop(waits, { id, state, reason: '' });
    expect(waits).toEqual({ kind: 'waits', stopId: 3 });
    expect(after(4, 'sent')).toBe(waits);
    expect(after(3, 'sending')).toBe(waits);
    expect(after(3, 'sent')).toEqual({ kind: 'sent' });
    expect(after(3, 'calledOff')).toEqual({ kind: 'stopEnded', state: 'calledOff', reason: '' });
    expect(followStop(sent, { id: 3, state: 'failed', reason: '' })).toBe(sent);
  });
});

describe('the types of many devices', () => {
  it('are asked for once a kind, and are those that all have', () => {
    const protocols = new Map([
      [1, 'gt06'],
      [2, 'gt06'],
      [3, 'osmand'],
    ]);
    const devices = [
      { id: 1 },
      { id: 2 },
      { id: 3 },
      { id: 4 },
      { id: 5, attributes: { 'command.sender': 'firebase' } },
    ];
    expect(pickTypeSamples(devices, (id) => protocols.get(id))).toEqual([1, 3, 4, 5]);
    expect(findSharedTypes([['custom', 'engineStop'], ['engineStop']])).toEqual(['engineStop']);
    expect(findSharedTypes([])).toEqual([]);
  });
});

describe('what became of a command at many', () => {
  it.each([
    { kind: 'sent' } as const,
    { kind: 'queued', queueId: 9 } as const,
    { kind: 'waits', stopId: 4 } as const,
  ])('comes back as it was kept: $kind', (state) => {
    expect(readSentRow({ outcome: 'done', changes: toSentChanges(state) })).toEqual(state);
    expect(readSentRow({ outcome: 'failed', changes: toSentChanges(state) })).toBeNull();
  });
});
