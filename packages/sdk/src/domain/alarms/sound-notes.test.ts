import { expect, it } from 'vitest';
import { NOTICE_SOUNDS } from './notice-style';
import { toSoundNotes } from './sound-notes';

it('[S9.5] makes 24 sounds that differ, each short and to be heard', () => {
  const sounds = NOTICE_SOUNDS.map(toSoundNotes);
  expect(new Set(sounds.map((notes) => JSON.stringify(notes))).size).toBe(24);
  for (const note of sounds.flat()) {
    expect(note.frequencyHz).toBeGreaterThan(200);
    expect(note.frequencyHz).toBeLessThan(4_000);
    expect(note.startS + note.lengthS).toBeLessThan(1.5);
  }
});

it('plays the first for a name that is none', () => {
  expect(toSoundNotes('audio25')).toEqual(toSoundNotes('audio1'));
  expect(toSoundNotes('')).toEqual(toSoundNotes('audio1'));
});
