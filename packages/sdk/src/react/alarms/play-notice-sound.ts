import { toSoundNotes, type SoundNote } from '../../domain';

const PEAK_GAIN = 0.12;
/** A square or a sawtooth is louder than a sine. */
const HARSH_GAIN = 0.05;
/** Many events at once make one sound. */
const QUIET_MS = 2_000;

let context: AudioContext | undefined;
let lastPlayedAt = Number.NEGATIVE_INFINITY;

function playNote(audio: AudioContext, note: SoundNote): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const startS = audio.currentTime + note.startS;
  const endS = startS + note.lengthS * 2;
  oscillator.type = note.wave;
  oscillator.frequency.value = note.frequencyHz;
  const isHarsh = note.wave === 'square' || note.wave === 'sawtooth';
  gain.gain.setValueAtTime(0, startS);
  gain.gain.linearRampToValueAtTime(isHarsh ? HARSH_GAIN : PEAK_GAIN, startS + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, endS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startS);
  oscillator.stop(endS);
}

function playBuiltIn(sound: string): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const note of toSoundNotes(sound)) playNote(audio, note);
}

/** Addresses that gave no sound: each is told of once. */
const dead = new Set<string>();

/** Options for playing a sound. */
export interface PlayOptions {
  /** Epoch milliseconds, or any clock that goes on. */
  nowMs?: number;
  /** Somebody asked to hear it: at once, however soon after another. */
  isAsked?: boolean;
  /** Hears once of each address that gives no sound. */
  onUnreachable?: (soundUrl: string) => void;
}

/**
 * Plays the sound of a notice, at most one in two seconds: a built-in one, or one of the rule's own,
 * in whose place the first of ours is played when it cannot be fetched. Silent where no click has
 * allowed sounds yet.
 */
export function playNoticeSound(
  { sound, soundUrl }: { sound: string; soundUrl: string },
  { nowMs = performance.now(), isAsked = false, onUnreachable }: PlayOptions = {},
): void {
  if (sound === 'mute' || (!isAsked && nowMs - lastPlayedAt < QUIET_MS)) return;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  lastPlayedAt = nowMs;
  if (sound !== 'custom') return playBuiltIn(sound);
  if (dead.has(soundUrl) && !isAsked) return playBuiltIn('audio1');
  new Audio(soundUrl).play().then(
    () => dead.delete(soundUrl),
    () => {
      playBuiltIn('audio1');
      if (!dead.has(soundUrl) || isAsked) onUnreachable?.(soundUrl);
      dead.add(soundUrl);
    },
  );
}
