import { describe, expect, it } from 'vitest';
import {
  findNoticeRule,
  isSoundUrl,
  NOTICE_COLORS,
  NOTICE_CORNERS,
  NOTICE_SOUNDS,
  readNoticeStyle,
} from './notice-style';

const read = (attributes: Record<string, unknown>) => readNoticeStyle(attributes, 'fleet');

describe('the style of a notice', () => {
  it('[S9.3] [S9.6] stands at the bottom right and sounds as audio1 unless its rule says otherwise', () => {
    const usual = { color: null, corner: 'bottom-right', isPinned: false, sound: 'audio1' };
    expect(read({})).toEqual({ ...usual, soundUrl: '' });
    expect(readNoticeStyle(null, 'fleet')).toMatchObject(usual);
    const odd = { 'fleet.color': 'pink', 'fleet.position': 'middle', 'fleet.sound': 'audio25' };
    expect(read({ ...odd, 'fleet.pin': 1 })).toMatchObject(usual);
    expect(read({ 'other.pin': true })).toMatchObject(usual);
  });

  it('[S9.4] [S9.9] knows four corners and eight colours', () => {
    expect([...NOTICE_CORNERS].sort()).toEqual([
      'bottom-left',
      'bottom-right',
      'top-left',
      'top-right',
    ]);
    for (const corner of NOTICE_CORNERS) {
      expect(read({ 'fleet.position': corner }).corner).toBe(corner);
    }
    expect(NOTICE_COLORS).toHaveLength(8);
    for (const color of NOTICE_COLORS) expect(read({ 'fleet.color': color }).color).toBe(color);
  });

  it('[S3.39] [S9.5] [S9.7] [S9.8] is silent, a sound of 24, or an address', () => {
    expect(NOTICE_SOUNDS).toHaveLength(24);
    for (const sound of [...NOTICE_SOUNDS, 'mute']) {
      expect(read({ 'fleet.sound': sound }).sound).toBe(sound);
    }
    const soundURL = 'https://x.example/bell.ogg?v=2';
    expect(read({ 'fleet.sound': 'custom', 'fleet.soundURL': soundURL })).toMatchObject({
      sound: 'custom',
      soundUrl: soundURL,
    });
    expect(read({ 'fleet.sound': 'custom', 'fleet.soundURL': 'x.exe' }).sound).toBe('audio1');
  });

  it('takes mp3, wav and ogg from http alone', () => {
    for (const url of ['http://x.example/a.mp3', 'https://x.example/b/A.WAV', 'https://x/a.ogg']) {
      expect(isSoundUrl(url)).toBe(true);
    }
    for (const url of ['', 'a.mp3', 'javascript:alert(1)//a.mp3', 'https://x.example/a.mp3.exe']) {
      expect(isSoundUrl(url)).toBe(false);
    }
  });
});

describe('findNoticeRule', () => {
  const rule = (type: string, over: object = {}) => ({
    type,
    notificators: 'mail,web',
    attributes: {},
    ...over,
  });
  it('[S3.36] finds the rule for the page by type, and by alarm', () => {
    const sos = rule('alarm', { attributes: { alarms: 'sos, tow' } });
    const mail = rule('ignitionOn', { notificators: 'mail' });
    const rules = [rule('alarm', { attributes: { alarms: 'door' } }), sos, mail];
    expect(findNoticeRule({ type: 'alarm', attributes: { alarm: 'tow' } }, rules)).toBe(sos);
    expect(findNoticeRule({ type: 'alarm', attributes: { alarm: 'x' } }, rules)).toBeUndefined();
    expect(findNoticeRule({ type: 'ignitionOn' }, rules)).toBeUndefined();
  });
});
