import { describe, expect, it } from 'vitest';
import { toAnchorFence } from '../anchor/anchor';
import { findFenceAction } from './fence-action';

const enter = { type: 'geofenceEnter', deviceId: 7 };
const exit = { type: 'geofenceExit', deviceId: 7 };

describe('findFenceAction', () => {
  it('[S3.29] locks on the side that the fence is marked for, and on no other', () => {
    expect(findFenceAction(enter, { attributes: { lockOnEnter: true } })).toBe('lock');
    expect(findFenceAction(exit, { attributes: { lockOnEnter: true } })).toBeUndefined();
    expect(findFenceAction(exit, { attributes: { lockOnExit: 'true' } })).toBe('lock');
    expect(findFenceAction(enter, { attributes: { lockOnExit: 'true' } })).toBeUndefined();
  });

  it('does nothing without a mark that is one, nor for what is no crossing', () => {
    for (const attributes of [null, {}, { lockOnEnter: 1 }, { lockOnEnter: 'yes' }]) {
      expect(findFenceAction(enter, { attributes })).toBeUndefined();
    }
    const marked = { attributes: { lockOnEnter: true, lockOnExit: true } };
    expect(findFenceAction({ ...enter, type: 'deviceMoving' }, marked)).toBeUndefined();
    expect(findFenceAction({ ...enter, type: 'alarm' }, marked)).toBeUndefined();
  });

  it('alarms for the anchor of the device that left it alone', () => {
    const anchor = toAnchorFence({ id: 7, name: 'Bus' }, { latitude: 1, longitude: 2 });
    const left = { type: 'alarm', deviceId: 7, attributes: { alarm: 'geofenceExit' } };
    expect(findFenceAction(left, anchor)).toBe('alarm');
    expect(findFenceAction({ ...left, deviceId: 8 }, anchor)).toBeUndefined();
    expect(findFenceAction({ ...left, attributes: { alarm: 'sos' } }, anchor)).toBeUndefined();
  });
});
