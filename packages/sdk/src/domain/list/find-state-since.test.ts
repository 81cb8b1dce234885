// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findStateSince } from './find-state-since';

const at = (time: string) => `2026-08-21T${time}:00.000+00:00`;
const events = (...told: [type: string, time: string][]) =>
  told.map(([type, time]) => ({ type, eventTime: at(time) }));

describe('findStateSince', () => {
  it.each([
    [
      'parked',
      'stopped',
      [
        ['deviceMoving', '08:00'],
        ['deviceStopped', '09:00'],
        ['ignitionOff', '09:05'],
      ],
      '09:05',
    ],
    ['parked without an ignition', 'stopped', [['deviceStopped', '09:00']], '09:00'],
    [
      'parked before the stop was told',
      'stopped',
      [
        ['deviceMoving', '08:00'],
        ['ignitionOff', '09:05'],
      ],
      '09:05',
    ],
    [
      'started to go on',
      'idle',
      [
        ['ignitionOff', '08:00'],
        ['ignitionOn', '09:00'],
      ],
      '09:00',
    ],
    [
      'idling since it stopped',
      'idle',
      [
        ['ignitionOn', '07:00'],
        ['deviceMoving', '07:02'],
        ['deviceStopped', '09:00'],
      ],
      '09:00',
    ],
    [
      'at a light',
      'idle',
      [
        ['ignitionOn', '07:00'],
        ['deviceMoving', '07:02'],
      ],
      null,
    ],
    [
      'an ignition that says otherwise',
      'stopped',
      [
        ['ignitionOff', '08:00'],
        ['ignitionOn', '09:00'],
      ],
      null,
    ],
    ['nothing told', 'stopped', [], null],
    ['no moment', 'stopped', [['deviceStopped', 'x']], null],
  ] as const)('%s', (_, state, told, since) => {
    const found = findStateSince(
      state,
      events(...told.map(([type, time]) => [type, time] as [string, string])),
    );
    expect(found).toBe(since && Date.parse(at(since)));
  });
});
