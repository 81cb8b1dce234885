// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  isCurrent,
  isMoving,
  readAlarms,
  resolveFixMotion,
  resolveMarkerStatus,
  resolveMotionState,
} from './motion-state';

const moving = { speed: 30, attributes: { motion: true, ignition: true } };
const idle = { speed: 0, attributes: { motion: false, ignition: true } };
const stopped = { speed: 0, attributes: { motion: false } };

describe('resolveMotionState', () => {
  it('[S4.14] tells moving, idle and stopped of an online device', () => {
    const device = { status: 'online' };
    expect(resolveMotionState({ device, position: moving })).toBe('moving');
    expect(resolveMotionState({ device, position: idle })).toBe('idle');
    expect(resolveMotionState({ device, position: stopped })).toBe('stopped');
  });

  it('lets offline and unknown go before motion', () => {
    expect(resolveMotionState({ device: { status: 'offline' }, position: moving })).toBe('offline');
    expect(resolveMotionState({ device: { status: 'unknown' }, position: moving })).toBe('unknown');
  });

  it('is unknown for an online device without a fix', () => {
    expect(resolveMotionState({ device: { status: 'online' } })).toBe('unknown');
  });
});

describe('what a fix says', () => {
  it('is so now only of a device that is online', () => {
    expect(['online', 'offline', 'unknown', null].map((status) => isCurrent({ status }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is what was so, whatever the device does now', () => {
    expect([moving, idle, stopped].map(resolveFixMotion)).toEqual(['moving', 'idle', 'stopped']);
  });
});

describe('isMoving', () => {
  it('believes the motion attribute before the speed', () => {
    expect(isMoving({ speed: 30, attributes: { motion: false } })).toBe(false);
    expect(isMoving({ speed: 0, attributes: { motion: true } })).toBe(true);
  });

  it('goes by speed where a fix has no motion', () => {
    expect(isMoving({ speed: 0.02, attributes: {} })).toBe(true);
    expect(isMoving({ speed: 0.01 })).toBe(false);
    expect(isMoving(undefined)).toBe(false);
  });
});

describe('resolveMarkerStatus', () => {
  it('lets an alarm paint over every state', () => {
    const position = { speed: 0, attributes: { alarm: 'sos' } };
    expect(resolveMarkerStatus({ device: { status: 'offline' }, position })).toBe('alarm');
    expect(resolveMarkerStatus({ device: { status: 'offline' }, position: stopped })).toBe(
      'offline',
    );
  });

  it('reads several alarms, and none from what is no text', () => {
    expect(readAlarms({ attributes: { alarm: 'sos, tow,,' } })).toEqual(['sos', 'tow']);
    expect(readAlarms({ attributes: { alarm: '' } })).toEqual([]);
    expect(readAlarms({ attributes: { alarm: { sos: true } } })).toEqual([]);
  });
});
