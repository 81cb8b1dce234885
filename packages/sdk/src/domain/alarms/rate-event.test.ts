import { describe, expect, it } from 'vitest';
import { ALARM_TYPES } from '../device/alarm-types';
import { EVENT_TYPES } from '../device/event-types';
import {
  categorizeEvent,
  compareAlarms,
  countCategories,
  EVENT_SEVERITIES,
  rankAlarms,
  rateEvent,
} from './rate-event';

const alarm = (code: string) => ({ type: 'alarm', attributes: { alarm: code } });

describe('rateEvent', () => {
  it.each([
    ['critical', ['sos', 'accident', 'powerCut', 'jamming', 'tow', 'tampering', 'fatigueDriving']],
    ['warning', ['idle', 'lowBattery', 'hardBraking', 'overspeed', 'door']],
  ])('calls alarms %s', (severity, codes) => {
    expect(codes.map((code) => rateEvent(alarm(code)))).toEqual(codes.map(() => severity));
  });

  it('never takes an alarm lightly: one without a code, or with one of a tracker’s own', () => {
    const odd = [{ type: 'alarm' }, { type: 'alarm', attributes: null }, alarm('x'), alarm('')];
    expect(odd.map(rateEvent)).toEqual(odd.map(() => 'critical'));
    expect(ALARM_TYPES.map((code) => rateEvent(alarm(code)))).not.toContain('routine');
    expect(rateEvent({ type: 'alarm', attributes: { alarm: 7 } })).toBe('critical');
  });

  it('keeps what vehicles do all day apart from what asks for somebody', () => {
    const routine = EVENT_TYPES.filter((type) => rateEvent({ type }) === 'routine');
    expect(routine.toSorted()).toEqual([
      ...['deviceMoving', 'deviceOffline', 'deviceOnline', 'deviceStopped', 'deviceUnknown'],
      ...['ignitionOff', 'ignitionOn', 'queuedCommandSent'],
    ]);
    expect(EVENT_TYPES.filter((type) => categorizeEvent({ type }) === 'routine')).toEqual(routine);
  });

  it('knows what is about no type of ours', () => {
    expect(EVENT_SEVERITIES).toContain(rateEvent({ type: '__proto__' }));
    expect(['x', '', '__proto__', 'constructor'].map((type) => categorizeEvent({ type }))).toEqual([
      'other',
      'other',
      'other',
      'other',
    ]);
  });
});

it('counts each event in one category', () => {
  const events = [alarm('sos'), alarm('idle'), { type: 'geofenceExit' }, { type: 'ignitionOn' }];
  expect(countCategories(events)).toEqual({
    alarm: 2,
    speed: 0,
    fence: 1,
    driver: 0,
    care: 0,
    command: 0,
    other: 0,
    routine: 1,
  });
});

it('puts the worst of several alarms first, and leaves equal ones as they came', () => {
  const sent = ['lowBattery', 'overspeed', 'sos', 'powerCut'];
  expect(rankAlarms(sent)).toEqual(['sos', 'powerCut', 'lowBattery', 'overspeed']);
  expect(sent[0]).toBe('lowBattery');
});

it('compares vehicles by the worst of their alarms', () => {
  const fix = (alarm: string) => ({ attributes: { alarm } });
  expect(compareAlarms(fix('lowBattery,sos'), fix('overspeed'))).toBe(-1);
  expect(compareAlarms(fix('lowBattery'), fix('powerCut'))).toBe(1);
  expect(compareAlarms(fix('sos'), fix('powerCut'))).toBe(0);
  expect(compareAlarms(undefined, fix(''))).toBe(0);
  expect(compareAlarms(undefined, fix('lowBattery'))).toBe(1);
});
