import type { State } from '@zarra/physics';
import type { Readout } from '../experiment/experiment.js';
import { measure } from '../readouts/measure.js';
import type { Session } from '../session/create-session.js';
import { pitchOf } from './pitch.js';

/** Loudness while it sounds, of 1: beside a teacher's voice. */
const LOUD = 0.08;
/** How fast tone and loudness follow, s: without steps that click. */
const GLIDE_S = 0.02;

/** The readout that can be heard, with the values of the lowest and the highest tone. */
export interface Voice {
  readonly readout: Readout;
  readonly low: number;
  readonly high: number;
}

/** The voice an experiment has, if any. */
export function voiceOf<K extends string, S extends State, V extends string>({
  lab: { sound, readouts },
}: Session<K, S, V>): Voice | undefined {
  const readout = readouts.find(({ key }) => key === sound?.key);
  return sound && readout ? { readout, low: sound.low, high: sound.high } : undefined;
}

/**
 * Lets one readout be heard while the experiment plays: still when it is paused, when the page is hidden, and where
 * there is no number.
 * @returns ends it
 */
export function liveSound<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  { readout, low, high }: Voice,
  context: AudioContext = new AudioContext(),
): () => void {
  const oscillator = context.createOscillator();
  const loudness = context.createGain();
  loudness.gain.value = 0;
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start();
  let isHeard = false;
  const follow = (): void => {
    const isWanted = session.news.getState().playing && !document.hidden;
    const value = isWanted ? measure(session.lab, readout, session.moment()) : Number.NaN;
    const sounds = Number.isFinite(value);
    if (sounds) oscillator.frequency.setTargetAtTime(pitchOf(value, low, high), context.currentTime, GLIDE_S);
    if (sounds === isHeard) return;
    isHeard = sounds;
    loudness.gain.setTargetAtTime(sounds ? LOUD : 0, context.currentTime, GLIDE_S);
  };
  const endFrames = session.onFrame(follow);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    endFrames();
    document.removeEventListener('visibilitychange', follow);
    oscillator.stop();
    void context.close();
  };
}
