import { measureReadout } from '../experiment/experiment.js';
import type { Session } from '../run/session.js';
import type { soundMappingOf } from './sound-mapping.js';

/** Two octaves that small loudspeakers reproduce, Hz. */
const MIN_HZ = 220;
const MAX_HZ = 880;

/** Frequency of a value, Hz: equal steps are equal intervals. Clamped to the ends. */
export function frequencyOf(value: number, low: number, high: number): number {
  const part = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return MIN_HZ * (MAX_HZ / MIN_HZ) ** part;
}

/** Gain while audible: quieter than a teacher's voice. */
const VOLUME = 0.08;
/** Time constant of frequency and gain changes, s: avoids clicks. */
const GLIDE_S = 0.02;

/**
 * Plays one readout as a tone while the experiment plays; silent when paused, when the page is hidden, and
 * for invalid values.
 * @returns stops it
 */
export function startSonification(
  session: Session,
  { readout, low, high }: NonNullable<ReturnType<typeof soundMappingOf>>,
  context: AudioContext = new AudioContext(),
): () => void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  gain.gain.value = 0;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  let isAudible = false;
  const update = (): void => {
    const isActive = session.store.getState().playing && !document.hidden;
    const value = isActive ? measureReadout(session.definition, readout, session.snapshot()) : Number.NaN;
    const hasTone = Number.isFinite(value);
    if (hasTone)
      oscillator.frequency.setTargetAtTime(frequencyOf(value, low, high), context.currentTime, GLIDE_S);
    if (hasTone === isAudible) return;
    isAudible = hasTone;
    gain.gain.setTargetAtTime(hasTone ? VOLUME : 0, context.currentTime, GLIDE_S);
  };
  const stopFrames = session.onFrame(update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    stopFrames();
    document.removeEventListener('visibilitychange', update);
    oscillator.stop();
    void context.close();
  };
}
