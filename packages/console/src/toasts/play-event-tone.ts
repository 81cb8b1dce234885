const FIRST_HZ = 880;
const SECOND_HZ = 1_174.66;
const NOTE_S = 0.12;
const PEAK_GAIN = 0.12;
/** Many events at once make one sound. */
const QUIET_MS = 2_000;

let context: AudioContext | undefined;
let lastPlayedAt = Number.NEGATIVE_INFINITY;

function playNote(audio: AudioContext, frequencyHz: number, startS: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = frequencyHz;
  gain.gain.setValueAtTime(0, startS);
  gain.gain.linearRampToValueAtTime(PEAK_GAIN, startS + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, startS + NOTE_S * 2);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(startS);
  oscillator.stop(startS + NOTE_S * 2);
}

/**
 * Plays the console's two-note tone, at most once in two seconds. Silent where the browser has no
 * audio or no click has allowed it yet.
 */
export function playEventTone(nowMs: number = performance.now()): void {
  if (typeof AudioContext === 'undefined' || nowMs - lastPlayedAt < QUIET_MS) return;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  lastPlayedAt = nowMs;
  playNote(context, FIRST_HZ, context.currentTime);
  playNote(context, SECOND_HZ, context.currentTime + NOTE_S);
}
