import { describe, expect, it } from 'vitest';
import { findRuleGaps, type RuleDraft } from './find-rule-gaps';

const whole: RuleDraft = {
  type: 'ignitionOn',
  notificators: 'web, mail',
  alarms: '',
  always: true,
  deviceIds: [],
  groupIds: [],
  commandId: 0,
  escalateAfter: 0,
  escalateTo: [],
  sound: 'audio1',
  soundURL: '',
};
const gapsOf = (over: Partial<RuleDraft>) => findRuleGaps({ ...whole, ...over });

describe('findRuleGaps', () => {
  it('[S5.26] [S5.29] asks for a type', () => {
    expect(gapsOf({})).toEqual([]);
    expect(gapsOf({ type: '' })).toEqual(['type']);
  });

  it('[S5.27] [S5.30] asks for a channel, and commas are none', () => {
    expect(gapsOf({ notificators: '' })).toEqual(['notificators']);
    expect(gapsOf({ notificators: ' , ' })).toEqual(['notificators']);
  });

  it('[S5.28] asks for alarms where the rule is for alarms', () => {
    expect(gapsOf({ type: 'alarm' })).toEqual(['alarms']);
    expect(gapsOf({ type: 'alarm', alarms: 'sos' })).toEqual([]);
  });

  it('[S5.31] [S5.33] asks for a vehicle or a group, unless it holds for all', () => {
    expect(gapsOf({ always: false })).toEqual(['deviceIds']);
    expect(gapsOf({ always: false, deviceIds: [4] })).toEqual([]);
    expect(gapsOf({ always: false, groupIds: [4] })).toEqual([]);
  });

  it('asks whom an alarm goes to that nobody has taken', () => {
    const alarm = { type: 'alarm', alarms: 'sos', escalateAfter: 5 };
    expect(gapsOf(alarm)).toEqual(['escalateTo']);
    expect(gapsOf({ ...alarm, escalateTo: [4] })).toEqual([]);
    expect(gapsOf({ ...alarm, type: 'ignitionOn' })).toEqual([]);
  });

  it('asks for the command of the channel that sends one', () => {
    expect(gapsOf({ notificators: 'web,command' })).toEqual(['commandId']);
    expect(gapsOf({ notificators: 'web,command', commandId: 3 })).toEqual([]);
  });

  it.each(['', 'sound.mp3', 'https://example.org/horn.aac', 'javascript:alert(1).mp3'])(
    '[S5.34] refuses %j as the address of a sound',
    (soundURL) => expect(gapsOf({ sound: 'custom', soundURL })).toEqual(['soundURL']),
  );

  it('[S5.34] takes an mp3, wav or ogg, and none where the sound is built in', () => {
    for (const end of ['mp3', 'wav', 'ogg']) {
      const soundURL = `https://example.org/horn.${end}`;
      expect(gapsOf({ sound: 'custom', soundURL })).toEqual([]);
    }
    expect(gapsOf({ sound: 'audio3', soundURL: 'nonsense' })).toEqual([]);
  });
});
