import { describe, expect, it } from 'vitest';
import { showsToast } from './shows-toast';

const idle = { isPinned: false, isBusy: false };
const busy = { isPinned: false, isBusy: true };
const alarm = (code: string) => ({ type: 'alarm', attributes: { alarm: code } });

describe('showsToast', () => {
  it.each(['deviceMoving', 'deviceStopped', 'deviceOnline', 'deviceOffline', 'ignitionOn'])(
    'leaves %s to the bell, unless its rule pins it',
    (type) => {
      expect(showsToast({ type }, idle)).toBe(false);
      expect(showsToast({ type }, { ...busy, isPinned: true })).toBe(true);
    },
  );

  it('keeps what can wait away from who is at work', () => {
    expect(showsToast({ type: 'geofenceEnter' }, idle)).toBe(true);
    expect(showsToast({ type: 'geofenceEnter' }, busy)).toBe(false);
  });

  it('tells who draws of emergencies only', () => {
    const drawing = { isPinned: true, isBusy: true, isDrawing: true };
    expect(showsToast(alarm('sos'), drawing)).toBe(true);
    expect(showsToast(alarm('lowBattery'), drawing)).toBe(false);
    expect(showsToast({ type: 'deviceMoving' }, drawing)).toBe(false);
  });

  it.each([alarm('sos'), alarm('lowBattery'), { type: 'deviceOverspeed' }])(
    'shows alarms and warnings to everybody',
    (event) => expect(showsToast(event, busy)).toBe(true),
  );
});
