/** One note of a sound; times in seconds from its beginning. */
export interface SoundNote {
  frequencyHz: number;
  startS: number;
  lengthS: number;
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
}

/** Steps in semitones: what is played one after the other. */
const TUNES: readonly (readonly number[])[] = [
  [0, 5],
  [0, 4, 7],
  [7, 0],
  [0, 0, 0],
  [0, 7, 0, 7],
  [12, 7, 4, 0],
];
const WAVES = ['sine', 'triangle', 'square', 'sawtooth'] as const;
const LENGTHS_S = [0.12, 0.16, 0.09, 0.14] as const;
const BASE_HZ = 880;

/** The notes of a built-in sound, `audio1` to `audio24`; of a name that is none those of the first. */
export function toSoundNotes(sound: string): SoundNote[] {
  const number = Number(/^audio([1-9]|1\d|2[0-4])$/.exec(sound)?.[1] ?? 1) - 1;
  const tune = TUNES[number % TUNES.length] ?? [];
  const voice = Math.floor(number / TUNES.length);
  const lengthS = LENGTHS_S[voice] ?? LENGTHS_S[0];
  const baseHz = BASE_HZ * 2 ** (-voice / 4);
  return tune.map((step, index) => ({
    frequencyHz: baseHz * 2 ** (step / 12),
    startS: index * lengthS,
    lengthS,
    wave: WAVES[voice] ?? 'sine',
  }));
}
